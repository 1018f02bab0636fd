-- Whoever changes rights, by whichever way, tells every process in the same transaction: at its commit the version grows and a
-- notification goes out. Deferred, so that the version's row is the last one locked.
create function announce_rights() returns trigger language plpgsql as $$ begin update rights_version set version = version + 1; perform pg_notify('rights_changed', ''); return null; end $$;

create constraint trigger person_rights_announced after insert or update or delete on person deferrable initially deferred for each row execute function announce_rights();

create constraint trigger customer_rights_announced after insert or update or delete on customer deferrable initially deferred for each row execute function announce_rights();

create constraint trigger identity_rights_announced after insert or update or delete on person_identity deferrable initially deferred for each row execute function announce_rights();

create constraint trigger key_rights_announced after insert or delete or update of person_id, scopes, expires_at, revoked_at on api_key deferrable initially deferred for each row execute function announce_rights();

create constraint trigger view_as_rights_announced after insert or delete or update of administrator_id, person_id, expires_at, ended_at on view_as deferrable initially deferred for each row execute function announce_rights();
