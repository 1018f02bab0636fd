/** What begins the ids of companies of the example file. They keep their ids whatever is changed of them, and so stay marked. */
const EXAMPLE = "example-";

/** The id of a company that does not exist, of `unique` as any other has. */
export const exampleId = (unique: string): string => `${EXAMPLE}${unique}`;

/** Whether a company is of the example file: it does not exist, and nothing of it leaves the product. */
export const isExample = (id: string): boolean => id.startsWith(EXAMPLE);
