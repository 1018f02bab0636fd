-- The local identity provider's accounts and its protocol state.
create table local_account (
  subject text not null,
  email text not null,
  name text not null,
  password_hash text not null,
  failures int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  constraint local_account_pkey primary key (subject),
  constraint local_account_email_key unique (email)
);

create table oidc_payload (
  type text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  constraint oidc_payload_pkey primary key (type, id)
);

create index oidc_payload_grant on oidc_payload (grant_id);

create index oidc_payload_uid on oidc_payload (uid);

create table signing_key (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  constraint signing_key_pkey primary key (kid)
);

create table provider_secret (
  name text not null,
  value text not null,
  constraint provider_secret_pkey primary key (name)
);
