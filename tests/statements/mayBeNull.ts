import { readQuery, type TreeNode, type TreeValue } from "./queryTree.ts";

/** What the store knows beside the tree of a statement. */
export interface Catalogue {
  /** `<table's number>.<column's place>` of every column that refuses null. */
  readonly neverNull: ReadonlySet<string>;
  /** Functions, aggregates and operators' functions by their numbers; a strict one answers null where an argument is null. */
  readonly functions: ReadonlyMap<string, { readonly name: string; readonly strict: boolean }>;
  /** The queries behind views, by the views' numbers. */
  readonly views: ReadonlyMap<string, string>;
}

/** A query within those that it stands in. */
interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | null;
}

const namesIn = (names: string) => new Set(names.trim().split(/\s+/));

/** Functions that answer something, whatever they are given; of those that look into the catalogue: of what is there. */
const ANSWERS_ALWAYS = namesIn(`
  clock_timestamp count current_database current_setting format_type generate_series has_schema_privilege json_build_object jsonb_build_object
  nextval now pg_current_snapshot pg_database_size pg_get_constraintdef pg_has_role pg_relation_size pg_table_size pg_total_relation_size
  pg_try_advisory_xact_lock citus_total_relation_size
`);
/** Functions that answer null where an argument is null, and for nothing else. Casts and most operators are like that without standing here. */
const NULL_OF_NULL = namesIn(`
  convert_to date_trunc encode extract jsonb_array_length lower make_interval octet_length pg_snapshot_xmin quote_ident regexp_replace sha256
  timezone to_char to_jsonb to_tsquery ts_headline ts_rank unnest
`);
/** Aggregates that are null where all that they take is null: a group has a row at least. */
const OF_A_GROUP = namesIn("array_agg avg bool_and max min string_agg sum");
/** Operators that look for something which may not be there. */
const LOOKS_FOR = /^jsonb?_(object_field|array_element|extract_path|path)/;

/**
 * Whether each column of a statement's answer may be null, as far as its tree and the catalogue say; in doubt it may. Arrays are taken to hold
 * no nulls, and those that are unnested side by side to be of one length.
 *
 * @param values whether each value bound as $1, $2, … may be null
 */
export function nullableColumns(query: TreeNode, catalogue: Catalogue, values: readonly boolean[]): boolean[] {
  /** What is being asked about: a recursive query is as its first part and what it makes of that. */
  const asking = new Set<string>();
  return columnsOf({ query, outer: null }).map((_, at) => columnMayBeNull({ query, outer: null }, at));

  function columnMayBeNull(scope: Scope, at: number): boolean {
    const union = node(scope.query.fields["setOperations"]);
    if (union) return sidesOf(union).some((side) => rowMayBeNull(scope, side, at));
    const expression = columnsOf(scope)[at];
    return expression === undefined || mayBeNull(expression, scope);
  }

  function rowMayBeNull(scope: Scope, index: number, at: number): boolean {
    const { fields } = tableAt(scope, index);
    switch (fields["rtekind"]) {
      case "0":
        return (
          !catalogue.neverNull.has(`${text(fields["relid"])}.${at + 1}`) && viewMayBeNull(text(fields["relid"]), at)
        );
      case "1":
        return columnMayBeNull({ query: theNode(fields["subquery"]), outer: scope }, at);
      case "2":
        return mayBeNull(list(fields["joinaliasvars"])[at], scope);
      case "3":
        return functionMayBeNull(fields, at, scope);
      case "5":
        return list(fields["values_lists"]).some((row) => mayBeNull(list(row)[at], scope));
      case "6":
        return namedMayBeNull(fields, at, scope);
      case "9":
        return mayBeNull(list(fields["groupexprs"])[at], scope);
      default:
        return true;
    }
  }

  function viewMayBeNull(view: string, at: number): boolean {
    const tree = catalogue.views.get(view);
    return tree === undefined || columnMayBeNull({ query: readQuery(tree), outer: null }, at);
  }

  /** A column of `with … as (…)`. */
  function namedMayBeNull(fields: TreeNode["fields"], at: number, from: Scope): boolean {
    const scope = outwards(from, Number(fields["ctelevelsup"]));
    const named = nodes(scope.query.fields["cteList"]).find((one) => one.fields["ctename"] === fields["ctename"]);
    if (!named) return true;
    const key = `${text(fields["ctename"])}.${at}`;
    if (asking.has(key)) return false;
    asking.add(key);
    const isNull = columnMayBeNull({ query: theNode(named.fields["ctequery"]), outer: scope }, at);
    asking.delete(key);
    return isNull;
  }

  /** A column of functions in `from`; after those of all of them comes the row's number, `with ordinality`. */
  function functionMayBeNull(fields: TreeNode["fields"], at: number, scope: Scope): boolean {
    const called = nodes(fields["functions"]).flatMap((one) =>
      one.fields["funccolcount"] === "1"
        ? [one.fields["funcexpr"]]
        : Array.from({ length: Number(one.fields["funccolcount"]) }, () => null),
    );
    return at < called.length ? mayBeNull(called[at], scope) : fields["funcordinality"] !== "true";
  }

  function mayBeNull(value: TreeValue | undefined, scope: Scope): boolean {
    const expression = node(value);
    if (!expression) return true;
    const { kind, fields } = expression;
    if (kind !== "VAR" && isHeld(expression, scope)) return false;
    const any = (values: TreeValue | undefined) => list(values).some((one) => mayBeNull(one, scope));
    const every = (values: TreeValue | undefined) => list(values).every((one) => mayBeNull(one, scope));
    switch (kind) {
      case "CONST":
        return fields["constisnull"] === "true";
      case "PARAM":
        return values[Number(fields["paramid"]) - 1] ?? true;
      case "VAR":
        return columnOfTableMayBeNull(expression, outwards(scope, Number(fields["varlevelsup"])));
      case "NULLTEST":
      case "BOOLEANTEST":
      case "DISTINCTEXPR":
      case "ROWEXPR":
      case "ARRAYEXPR":
      case "SQLVALUEFUNCTION":
      case "GROUPINGFUNC":
        return false;
      case "COALESCEEXPR":
      case "MINMAXEXPR":
        return every(fields["args"]);
      case "BOOLEXPR":
      case "SCALARARRAYOPEXPR":
        return any(fields["args"]);
      case "RELABELTYPE":
      case "COERCEVIAIO":
      case "ARRAYCOERCEEXPR":
      case "COLLATEEXPR":
      case "NAMEDARGEXPR":
        return mayBeNull(fields["arg"], scope);
      case "CASEEXPR":
        return (
          mayBeNull(fields["defresult"], scope) ||
          nodes(fields["args"]).some((one) => mayBeNull(one.fields["result"], scope))
        );
      case "OPEXPR":
        return LOOKS_FOR.test(nameOf(fields["opfuncid"])) || any(fields["args"]);
      case "FUNCEXPR":
        return functionAnswersNull(expression, scope);
      case "AGGREF":
      case "WINDOWFUNC":
        return aggregateMayBeNull(expression, scope);
      case "SUBLINK":
        return subqueryMayBeNull(expression, scope);
      default:
        return true;
    }
  }

  function columnOfTableMayBeNull(column: TreeNode, scope: Scope): boolean {
    const { varno, varattno, varnullingrels, varreturningtype } = column.fields;
    if (isHeld({ ...column, fields: { ...column.fields, varlevelsup: "0" } }, scope)) return false;
    // PostgreSQL tells by which outer joins a column may have been made null; a condition on another one of their columns may rule that out.
    const unmatched = list(varnullingrels).slice(1);
    const matched = held(scope.query).flatMap((one) => list(one.fields["varnullingrels"]).slice(1));
    if (unmatched.some((join) => !matched.includes(join)) || varreturningtype === "1") return true;
    return Number(varattno) > 0 && rowMayBeNull(scope, Number(varno), Number(varattno) - 1);
  }

  function functionAnswersNull({ fields }: TreeNode, scope: Scope): boolean {
    const name = nameOf(fields["funcid"]);
    if (ANSWERS_ALWAYS.has(name)) return false;
    const isCast = fields["funcformat"] === "1" || fields["funcformat"] === "2";
    return !(isCast || NULL_OF_NULL.has(name)) || list(fields["args"]).some((one) => mayBeNull(one, scope));
  }

  function aggregateMayBeNull({ fields }: TreeNode, scope: Scope): boolean {
    const name = nameOf(fields["aggfnoid"] ?? fields["winfnoid"]);
    if (ANSWERS_ALWAYS.has(name)) return false;
    const { groupClause, groupingSets } = outwards(scope, Number(fields["agglevelsup"] ?? 0)).query.fields;
    const ofAGroup = list(groupClause).length > 0 && list(groupingSets).length === 0 && !fields["aggfilter"];
    // What they are ordered by stands among what they take.
    const args = nodes(fields["args"])
      .filter(isShown)
      .map((one) => one.fields["expr"]);
    return !(ofAGroup && OF_A_GROUP.has(name)) || args.some((one) => mayBeNull(one, scope));
  }

  function subqueryMayBeNull({ fields }: TreeNode, scope: Scope): boolean {
    const inner = { query: theNode(fields["subselect"]), outer: scope };
    // EXISTS and ARRAY.
    if (fields["subLinkType"] === "0" || fields["subLinkType"] === "6") return false;
    // Another one is null where it finds nothing; without a table, or as an aggregate over all rows, it finds one row.
    const { hasAggs, groupClause, havingQual, limitCount, limitOffset, jointree } = inner.query.fields;
    const from = theNode(jointree).fields;
    const isOneRow =
      (hasAggs === "true" || (list(from["fromlist"]).length === 0 && !from["quals"])) &&
      list(groupClause).length === 0 &&
      !havingQual &&
      !limitCount &&
      !limitOffset;
    return fields["subLinkType"] !== "4" || !isOneRow || columnMayBeNull(inner, 0);
  }

  function nameOf(number: TreeValue | undefined): string {
    return catalogue.functions.get(text(number))?.name ?? "";
  }

  /** Whether a condition of the query lets no row pass in which this is null. */
  function isHeld(expression: TreeNode, { query }: Scope): boolean {
    const wanted = printed(expression);
    return held(query).some((one) => printed(one) === wanted);
  }

  /** What conditions of a query do not let pass as null: each is a comparison, or says `is not null`, and all of them must be true. */
  function held(query: TreeNode): TreeNode[] {
    const { jointree, havingQual, commandType, resultRelation, targetList } = query.fields;
    // An update answers what it has made of the row that its conditions looked at.
    const assigned = new Set(commandType === "2" ? nodes(targetList).map((one) => text(one.fields["resno"])) : []);
    return [...conditionsOf(node(jointree)), ...conjuncts(havingQual)]
      .flatMap(compared)
      .filter(({ fields }) => fields["varno"] !== resultRelation || !assigned.has(text(fields["varattno"])));
  }

  function compared(value: TreeValue | undefined): TreeNode[] {
    const expression = node(value);
    if (!expression) return [];
    const { kind, fields } = expression;
    const [first] = nodes(fields["args"]);
    switch (kind) {
      case "NULLTEST":
        return fields["nulltesttype"] === "1" ? compared(fields["arg"]) : [];
      case "SCALARARRAYOPEXPR":
        return fields["useOr"] === "true" ? compared(first) : [];
      case "BOOLEXPR":
        return fields["boolop"] === "not" && (first?.kind === "OPEXPR" || first?.kind === "VAR") ? compared(first) : [];
      case "RELABELTYPE":
      case "COERCEVIAIO":
        return [expression, ...compared(fields["arg"])];
      case "OPEXPR":
      case "FUNCEXPR": {
        const isStrict = catalogue.functions.get(text(fields["opfuncid"] ?? fields["funcid"]))?.strict;
        return [expression, ...(isStrict ? list(fields["args"]).flatMap(compared) : [])];
      }
      default:
        return [expression];
    }
  }
}

/** Conditions that each row of a query fulfils: of `where` and of inner joins. */
function conditionsOf(join: TreeNode | null): TreeValue[] {
  if (!join) return [];
  const { fields } = join;
  if (join.kind === "FROMEXPR")
    return [...conjuncts(fields["quals"]), ...nodes(fields["fromlist"]).flatMap(conditionsOf)];
  if (join.kind !== "JOINEXPR") return [];
  // 0 is inner, 1 left, 3 right: what must be there is all, the left or the right side.
  const isInner = fields["jointype"] === "0";
  return [
    ...(isInner ? conjuncts(fields["quals"]) : []),
    ...(isInner || fields["jointype"] === "1" ? conditionsOf(node(fields["larg"])) : []),
    ...(isInner || fields["jointype"] === "3" ? conditionsOf(node(fields["rarg"])) : []),
  ];
}

function conjuncts(value: TreeValue | undefined): TreeValue[] {
  const expression = node(value);
  if (!expression) return [];
  const { boolop, args } = expression.fields;
  return expression.kind === "BOOLEXPR" && boolop === "and" ? list(args).flatMap(conjuncts) : [expression];
}

/** The columns of the answer, such as of `returning`. */
export function columnsOfQuery(query: TreeNode): { readonly name: string; readonly expression: TreeValue }[] {
  const { commandType, targetList, returningList } = query.fields;
  return nodes(commandType === "1" ? targetList : returningList)
    .filter(isShown)
    .map(({ fields }) => ({ name: text(fields["resname"]), expression: fields["expr"] ?? null }));
}

const isShown = ({ fields }: TreeNode) => fields["resjunk"] === "false";

const columnsOf = ({ query }: Scope): TreeValue[] => columnsOfQuery(query).map(({ expression }) => expression);

/** The numbers of the queries that a `union` is made of. */
function sidesOf(operation: TreeNode): number[] {
  const { larg, rarg, rtindex } = operation.fields;
  if (operation.kind === "RANGETBLREF") return [Number(rtindex)];
  return [larg, rarg].flatMap((side) => sidesOf(theNode(side)));
}

function tableAt({ query }: Scope, index: number): TreeNode {
  return theNode(list(query.fields["rtable"])[index - 1]);
}

function outwards(scope: Scope, levels: number): Scope {
  return levels > 0 && scope.outer ? outwards(scope.outer, levels - 1) : scope;
}

/** Two expressions are the same where they are printed the same. */
const printed = (expression: TreeNode) => JSON.stringify(expression, (key, value) => (key === "location" ? 0 : value));

function isNode(value: TreeValue | undefined): value is TreeNode {
  return typeof value === "object" && value !== null && "kind" in value;
}

const node = (value: TreeValue | undefined): TreeNode | null => (isNode(value) ? value : null);
const nodes = (value: TreeValue | undefined): TreeNode[] => list(value).filter(isNode);
const list = (value: TreeValue | undefined): readonly TreeValue[] => (Array.isArray(value) ? value : []);
const text = (value: TreeValue | undefined): string => (typeof value === "string" ? value : "");

function theNode(value: TreeValue | undefined): TreeNode {
  if (!isNode(value)) throw new Error(`A node was expected, not ${JSON.stringify(value)}.`);
  return value;
}
