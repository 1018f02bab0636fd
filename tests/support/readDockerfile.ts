/** One instruction of a Dockerfile. */
export interface DockerStep {
  readonly instruction: string;
  /** What follows it, without its options. */
  readonly text: string;
  readonly words: readonly string[];
  /** Such as `from` of `COPY --from=build`. */
  readonly options: Readonly<Record<string, string>>;
}

export interface DockerStage {
  /** `image` for the last one, where it has no name. */
  readonly name: string;
  /** What it is made from. */
  readonly image: string;
  readonly steps: readonly DockerStep[];
}

/** The stages of a Dockerfile. Lines that end in a backslash go on; comments are left out. */
export function readDockerfile(source: string): DockerStage[] {
  const lines = source
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: (DockerStage & { readonly steps: DockerStep[] })[] = [];
  for (const line of lines) {
    const [, instruction = "", rest = ""] = /^(\w+)\s+(.*)$/s.exec(line.trim()) ?? [];
    if (instruction === "FROM") {
      const [image = "", , name = "image"] = rest.split(/\s+/);
      stages.push({ name, image, steps: [] });
    } else stages.at(-1)?.steps.push(stepOf(instruction, rest));
  }
  return stages;
}

function stepOf(instruction: string, rest: string): DockerStep {
  const [given = ""] = /^(?:--[a-z-]+=\S+\s+)*/.exec(rest) ?? [];
  const options = Object.fromEntries([...given.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  const text = rest.slice(given.length);
  return { instruction, text, words: text.split(/\s+/), options };
}
