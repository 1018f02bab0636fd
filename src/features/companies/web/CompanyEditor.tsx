import { useState } from "react";
import { differenceOf } from "#domain/figures/difference.ts";
import { useText } from "#language/useText.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { saveCompany, type WholeCompany } from "./changeCompanies.ts";
import style from "./Companies.module.css";
import { type CompanyDraft, CompanyForm } from "./CompanyForm.tsx";
import { ContactFields } from "./ContactFields.tsx";

interface CompanyEditorProps {
  /** The one to be changed; null for a new one. */
  readonly company: WholeCompany | null;
  /** What its county is called. */
  readonly county: string | null;
  readonly onClose: () => void;
  readonly onSaved: (company: string) => void;
}

const NEW: CompanyDraft = {
  name: "",
  subVertical: "",
  street: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  employees: null,
  phone: null,
  website: null,
  crmId: null,
  ownDollars: null,
  contacts: [],
};

const draftOf = ({ id: _id, version: _version, ...fields }: WholeCompany): CompanyDraft => fields;

/** A company and its people as somebody types them. */
export function CompanyEditor({ company, county, onClose, onSaved }: CompanyEditorProps) {
  const text = useText();
  const before: CompanyDraft = { ...(company ? draftOf(company) : NEW), county };
  const [draft, setDraft] = useState(before);
  const [reason, setReason] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const errors = fieldErrors(reason, text);
  const put = (part: Partial<CompanyDraft>) => setDraft((now) => ({ ...now, ...part }));

  const save = async () => {
    setSaving(true);
    try {
      onSaved(await saveCompany(company, draft));
    } catch (problem) {
      setReason(problem);
      if (Object.keys(fieldErrors(problem, text)).length === 0) toastProblem(problem);
      setSaving(false);
    }
  };

  return (
    <DetailDrawer
      open
      title={company?.name ?? text("companies.add")}
      onClose={onClose}
      dirty={differenceOf(before, draft) !== null}
      saving={saving}
      onSave={() => void save()}
    >
      <div className={style["parts"]}>
        <CompanyForm draft={draft} errors={errors} onChange={put} />
        <ContactFields
          contacts={draft.contacts}
          error={errors["contacts"]}
          onChange={(contacts) => put({ contacts })}
        />
      </div>
    </DetailDrawer>
  );
}
