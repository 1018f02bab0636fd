import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import * as ast from "typescript/unstable/ast";
import * as is from "typescript/unstable/ast/is";
import { API, type Checker, type Project, type Signature, type Type, TypeFlags } from "typescript/unstable/sync";

/** What a value is to TypeScript; `string[]` and the like for arrays of one kind. */
export type Kind = string;

export interface ClaimedColumn {
  /** Several where the type is a union; null does not count. */
  readonly kinds: readonly Kind[];
  readonly mayBeNull: boolean;
}

/** A statement in the source and the type of row that whoever asks it claims. */
export interface Claim {
  /** Such as `platform/identity/seats.ts:11`. */
  readonly place: string;
  /** What the statement can be: several texts where a piece of it depends on a condition. */
  readonly texts: readonly string[];
  /** Whether each value that is bound as $1, $2, … may be null, as far as that can be seen. */
  readonly values: readonly boolean[];
  readonly columns: ReadonlyMap<string, ClaimedColumn>;
}

/** By the file and the expression of a piece that is known at run time only, something that it can be. */
export type Pieces = Readonly<Record<string, string>>;

const ROOT = resolve(import.meta.dirname, "../..");
const SOURCE = resolve(ROOT, "src");
/** Where `query` and `queryFor` are declared; drivers have functions of the same name. */
const DECLARED = "src/platform/database/database.ts";
/** More are a mistake. */
const MOST_TEXTS = 100;

export interface ClaimsRead {
  readonly claims: readonly Claim[];
  /** Calls that hand a statement on whose rows somebody else claims. */
  readonly handedOn: readonly string[];
  /** Pieces that are known at run time only, of which no example is given. */
  readonly unknownPieces: readonly string[];
  /** Examples of what is not there any more. */
  readonly unusedPieces: readonly string[];
}

/** Reads every statement of the product whose rows are used, with its claimed row type as the compiler sees it. */
export function readClaims(pieces: Pieces): ClaimsRead {
  const api = new API({ cwd: ROOT });
  try {
    const config = resolve(ROOT, "tsconfig.server.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} cannot be read.`);
    const reader = new ClaimReader(project, pieces);
    const files = project.program
      .getSourceFileNames()
      .filter((file) => file.startsWith(SOURCE) && !file.endsWith(".test.ts"))
      .filter((file) => /\.query(For)?\b/.test(readFileSync(file, "utf8")));
    for (const file of files.toSorted()) reader.read(file);
    return {
      claims: reader.claims,
      handedOn: reader.handedOn,
      unknownPieces: [...reader.unknown],
      unusedPieces: Object.keys(pieces).filter((piece) => !reader.used.has(piece)),
    };
  } finally {
    api.close();
  }
}

class ClaimReader {
  readonly claims: Claim[] = [];
  readonly handedOn: string[] = [];
  readonly unknown = new Set<string>();
  readonly used = new Set<string>();
  readonly #checker: Checker;
  readonly #project: Project;
  readonly #pieces: Pieces;

  constructor(project: Project, pieces: Pieces) {
    this.#project = project;
    this.#checker = project.checker;
    this.#pieces = pieces;
  }

  read(file: string): void {
    const source = this.#project.program.getSourceFile(file);
    if (!source) throw new Error(`${file} cannot be read.`);
    const visit = (node: ast.Node) => {
      if (is.isCallExpression(node)) this.#readCall(node);
      node.forEachChild(visit);
    };
    visit(source);
  }

  #readCall(call: ast.CallExpression): void {
    const asked = is.isPropertyAccessExpression(call.expression) ? call.expression.name.text : "";
    if (asked !== "query" && asked !== "queryFor") return;
    const signature = this.#checker.getResolvedSignature(call);
    if (!signature?.declaration?.path.endsWith(DECLARED)) return;
    const row = this.#rowOf(signature);
    if (!row) throw new Error(`${placeOf(call)}: the type of the rows is not known.`);
    if (row.isTypeParameter()) {
      this.handedOn.push(placeOf(call));
      return;
    }
    const columns = this.#columnsOf(row, call);
    if (columns.size === 0) return;
    const [statement, values] = call.arguments.slice(asked === "query" ? 0 : 1);
    const texts = statement ? [...new Set(this.#textsOf(statement))] : [];
    this.claims.push({ place: placeOf(call), texts, values: this.#nullsAmong(values), columns });
  }

  /** Of `Promise<Row[]>`, the row. */
  #rowOf(signature: Signature): Type | undefined {
    const inside = (type: Type | undefined) => type && this.#elementTypes(type)[0];
    return inside(inside(this.#checker.getReturnTypeOfSignature(signature)));
  }

  /** Whether each of the values may be null, as far as they can be told apart. */
  #nullsAmong(values: ast.Node | undefined): boolean[] {
    const nulls: boolean[] = [];
    for (const { node, spread } of values ? elementsOf(values) : []) {
      const type = this.#checker.getTypeAtLocation(node);
      const each = !type || !spread ? [type] : this.#checker.isTupleType(type) ? this.#elementTypes(type) : null;
      if (!each) break;
      nulls.push(...each.map((one) => !one || partsOf(one).some(({ flags }) => flags & MAY_BE_NULL)));
    }
    return nulls;
  }

  #elementTypes(type: Type): readonly Type[] {
    return type.isTypeReference() ? this.#checker.getTypeArguments(type) : [];
  }

  #columnsOf(row: Type, call: ast.Node): Map<string, ClaimedColumn> {
    const rows = partsOf(row);
    const columns = Map.groupBy(
      rows.flatMap((part) => this.#checker.getPropertiesOfType(part)),
      ({ name }) => name,
    );
    return new Map(
      [...columns].map(([name, symbols]) => {
        const parts = symbols.flatMap((symbol) => partsOf(this.#checker.getTypeOfSymbolAtLocation(symbol, call)));
        const kinds = new Set(parts.map((part) => this.#kindOf(part)));
        // Where a row is one thing or another, what only one of them has is read of that one alone.
        const mayBeNull = kinds.delete("null") || symbols.length < rows.length;
        return [name, { kinds: [...kinds], mayBeNull }];
      }),
    );
  }

  #kindOf(type: Type): Kind {
    const { flags } = type;
    if (flags & TypeFlags.AnyOrUnknown) return "unknown";
    if (flags & TypeFlags.Null) return "null";
    if (flags & TypeFlags.StringLike) return "string";
    if (flags & TypeFlags.NumberLike) return "number";
    if (flags & TypeFlags.BooleanLike) return "boolean";
    const [element] = this.#checker.isArrayType(type) ? this.#elementTypes(type) : [];
    if (element) {
      const kinds = partsOf(element).map((part) => this.#kindOf(part));
      return `${[...new Set(kinds)].filter((kind) => kind !== "null").join(" | ")}[]`;
    }
    const name = type.getSymbol()?.name ?? "";
    return /^(Date|Uint8Array|Buffer)$/.test(name) ? name : "object";
  }

  /** What an expression of text can be. */
  #textsOf(expression: ast.Node, given: ReadonlyMap<number, readonly string[]> = new Map()): readonly string[] {
    const texts = (part: ast.Node) => this.#textsOf(part, given);
    if (is.isParenthesizedExpression(expression) || is.isAsExpression(expression)) return texts(expression.expression);
    if (is.isTemplateExpression(expression))
      return joined([
        [expression.head.text],
        ...expression.templateSpans.flatMap((span) => [texts(span.expression), [span.literal.text]]),
      ]);
    if (is.isBinaryExpression(expression) && expression.operatorToken.kind === ast.SyntaxKind.PlusToken)
      return joined([texts(expression.left), texts(expression.right)]);
    if (is.isConditionalExpression(expression)) return [...texts(expression.whenTrue), ...texts(expression.whenFalse)];
    const known = this.#literalsOf(expression);
    if (known) return known;
    return this.#textsByDeclaration(expression, given) ?? [this.#pieceOf(expression)];
  }

  /** The type of a constant says what it is. */
  #literalsOf(expression: ast.Node): readonly string[] | undefined {
    const type = this.#checker.getTypeAtLocation(expression);
    const parts = type ? partsOf(type) : [];
    const literals = parts.flatMap((part) => (part.isLiteralType() ? [String(part.value)] : []));
    return parts.length > 0 && literals.length === parts.length ? literals : undefined;
  }

  /** What is declared as a template, or made by a function of one expression. */
  #textsByDeclaration(expression: ast.Node, given: ReadonlyMap<number, readonly string[]>) {
    if (is.isElementAccessExpression(expression)) {
      const object = this.#declared(expression.expression);
      return object && is.isObjectLiteralExpression(object)
        ? object.properties.flatMap((one) => (is.isPropertyAssignment(one) ? this.#textsOf(one.initializer) : []))
        : undefined;
    }
    if (is.isCallExpression(expression)) {
      const made = this.#declared(expression.expression);
      if (!made || !is.isArrowFunction(made) || is.isBlock(made.body)) return undefined;
      const inside = made.parameters.map((parameter, at): [number, readonly string[]] => [
        this.#checker.getSymbolAtLocation(parameter.name)?.id ?? 0,
        this.#textsOf(expression.arguments[at] ?? expression, given),
      ]);
      return this.#textsOf(made.body, new Map(inside));
    }
    const symbol = is.isIdentifier(expression) ? this.#checker.getSymbolAtLocation(expression) : undefined;
    const passed = symbol && given.get(symbol.id);
    if (passed) return passed;
    const constant = this.#declared(expression);
    return constant && this.#textsOf(constant, given);
  }

  /** What a name of a constant was given where it is declared, in whichever file. */
  #declared(name: ast.Node): ast.Node | undefined {
    if (!is.isIdentifier(name)) return undefined;
    const symbol = this.#checker.getSymbolAtLocation(name);
    const aliased = symbol && isAlias(symbol.flags) ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declaration = aliased?.valueDeclaration?.resolve(this.#project);
    return declaration && is.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  }

  #pieceOf(expression: ast.Node): string {
    const piece = `${placeOf(expression).replace(/:\d+$/, "")} ${expression.getText().replaceAll(/\s+/g, " ")}`;
    const text = this.#pieces[piece];
    (text === undefined ? this.unknown : this.used).add(piece);
    return text ?? "";
  }
}

/** What is bound as null, or might be. */
const MAY_BE_NULL = TypeFlags.Nullable | TypeFlags.AnyOrUnknown;

/** The elements of a written list; of any other list itself. */
function elementsOf(values: ast.Node): { readonly node: ast.Node; readonly spread: boolean }[] {
  if (!is.isArrayLiteralExpression(values)) return [{ node: values, spread: true }];
  return values.elements.map((node) =>
    is.isSpreadElement(node) ? { node: node.expression, spread: true } : { node, spread: false },
  );
}

/** `SymbolFlags.Alias`: a name that is imported. */
const isAlias = (flags: number) => (flags & 2_097_152) !== 0;

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type]);

function joined(pieces: readonly (readonly string[])[]): string[] {
  const texts = pieces.reduce<string[]>(
    (begun, next) => begun.flatMap((text) => next.map((piece) => text + piece)),
    [""],
  );
  if (texts.length > MOST_TEXTS) throw new Error(`${texts.length} texts of one statement: ${texts[0]}`);
  return texts;
}

function placeOf(node: ast.Node): string {
  const source = node.getSourceFile();
  const line = source.text.slice(0, node.getStart(source)).split("\n").length;
  return `${relative(SOURCE, source.fileName)}:${line}`;
}
