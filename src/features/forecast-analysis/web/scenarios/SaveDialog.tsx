import { useText } from "#language/useText.ts";
import { NamingDialog } from "#ui/form/NamingDialog.tsx";
import { saveAs } from "./changeScenarios.ts";

interface SaveDialogProps {
  /** The revision that the scenario is laid over. */
  readonly base: string;
  readonly onSaved: (scenario: string) => void;
  readonly onClose: () => void;
}

const LONGEST = { name: 80, note: 2_000 };

/** Gives what lies on the workbench a name and a note. */
export default function SaveDialog({ base, onSaved, onClose }: SaveDialogProps) {
  const text = useText();
  const save = async (name: string, note: string) => {
    const id = await saveAs(name, note, base);
    if (id !== null) onSaved(id);
    return id !== null;
  };
  return (
    <NamingDialog
      title={text("forecastRoom.scenario.saveTitle")}
      words={{
        name: text("forecastRoom.scenario.name"),
        note: text("forecastRoom.scenario.note"),
        save: text("forecastRoom.bar.save"),
        cancel: text("forecastRoom.scenario.cancel"),
      }}
      longest={LONGEST}
      onSave={save}
      onClose={onClose}
    />
  );
}
