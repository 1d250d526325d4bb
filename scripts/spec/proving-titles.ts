/** The titles of tests that run, read from the syntax: what stands in a comment or a string, or is skipped, proves nothing. */
import { type CallExpression, type Expression, type Node, parseSync, visitorKeys } from 'oxc-parser';

/** What a call is made of: `test.describe.skip(...)` is ['test', 'describe', 'skip']; what is called on the way, with its arguments. */
interface Chain {
  readonly names: readonly string[];
  readonly called: ReadonlyMap<string, readonly Node[]>;
}

const RUNS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
/** `fails` expects the opposite of its title, `todo` expects nothing. */
const NEVER = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/**
 * Titles of test, it and test.step that run, and what the tables of .each and .for put into them (the strings of the table
 * where it is written there or in a constant of the file). A test without a body, in a skipped group, or skipped in its own
 * body, is none. Throws for a text that is no TypeScript.
 */
export function provingTitles(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const constants = constantsOf(program);
  const titles: string[] = [];
  walk(program);
  return titles;

  function walk(node: Node): void {
    if (node.type === 'CallExpression') {
      const chain = chainOf(node.callee);
      const kind = chain && kindOf(chain);
      if (chain && kind) {
        const body = bodyOf(node);
        if (isSkipped(chain) || !body || skipsItself(body)) return;
        if (kind === 'test') titles.push(...textsIn(node.arguments[0]), ...tableOf(chain).flatMap((table) => stringsIn(table, constants)));
      }
    }
    for (const child of childrenOf(node)) walk(child);
  }
}

function chainOf(node: Node): Chain | undefined {
  if (node.type === 'Identifier') return { names: [node.name], called: new Map() };
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
    const inner = chainOf(node.object);
    return inner && { ...inner, names: [...inner.names, node.property.name] };
  }
  // test.each(table)(title, body), test.skipIf(when)(title, body), test.each`table`(title, body)
  const inner = node.type === 'CallExpression' ? chainOf(node.callee) : node.type === 'TaggedTemplateExpression' ? chainOf(node.tag) : undefined;
  const last = inner?.names.at(-1);
  if (!inner || !last) return undefined;
  const given: readonly Node[] = node.type === 'CallExpression' ? node.arguments : node.type === 'TaggedTemplateExpression' ? [node.quasi] : [];
  return { ...inner, called: new Map([...inner.called, [last, given]]) };
}

/** `test.step` and `test('...')` are tests, `describe` and `test.describe` groups; anything else called is neither. */
function kindOf({ names: [first = '', ...rest] }: Chain): 'test' | 'group' | undefined {
  if (GROUPS.has(first) || (RUNS.has(first) && rest.some((name) => GROUPS.has(name)))) return 'group';
  return RUNS.has(first) ? 'test' : undefined;
}

function isSkipped({ names, called }: Chain): boolean {
  const [never] = called.get('skipIf') ?? [];
  const [onlyIf] = called.get('runIf') ?? [];
  return names.some((name) => NEVER.has(name)) || (never !== undefined && fixed(never) === true) || (onlyIf !== undefined && fixed(onlyIf) === false);
}

const tableOf = ({ called }: Chain): readonly Node[] => [...(called.get('each') ?? []), ...(called.get('for') ?? [])];

/** What is handed over as the body: written there, or by its name. */
const bodyOf = ({ arguments: [, ...given] }: CallExpression): Node | undefined =>
  given.find(({ type }) => ['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'MemberExpression', 'CallExpression'].includes(type));

/** `test.skip()` or `test.skip(true, why)` as a statement of the body itself: a skip under a condition is none here. */
function skipsItself(body: Node): boolean {
  if (body.type !== 'ArrowFunctionExpression' && body.type !== 'FunctionExpression') return false;
  const statements: readonly Node[] = body.body?.type === 'BlockStatement' ? body.body.body : [];
  return statements.some((statement) => {
    const call = statement.type === 'ExpressionStatement' ? unawaited(statement.expression) : undefined;
    if (call?.type !== 'CallExpression') return false;
    const [first = '', last = '', ...more] = chainOf(call.callee)?.names ?? [];
    const isSkip = (RUNS.has(first) || first === 'ctx' || first === 'context') && ['skip', 'fixme'].includes(last) && more.length === 0;
    return isSkip && (call.arguments.length === 0 || fixed(call.arguments[0] as Node) === true);
  });
}

const unawaited = (expression: Expression): Node => (expression.type === 'AwaitExpression' ? expression.argument : expression);

/** True or false where an expression is always so: `true`, `1`, `!0`; undefined for what is only known when it runs. */
function fixed(node: Node): boolean | undefined {
  if (node.type === 'Literal') return Boolean(node.value);
  if (node.type !== 'UnaryExpression' || node.operator !== '!') return undefined;
  const inner = fixed(node.argument);
  return inner === undefined ? undefined : !inner;
}

/** The text of a string or a template as it is written. */
function textsIn(node: Node | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return node?.type === 'TemplateLiteral' ? [node.quasis.map(({ value }) => value.cooked ?? '').join(' ')] : [];
}

function stringsIn(node: Node, constants: ReadonlyMap<string, Node>): string[] {
  const named = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return [];
  return [...textsIn(node), ...(named ? stringsIn(named, new Map()) : []), ...childrenOf(node).flatMap((child) => stringsIn(child, constants))];
}

function constantsOf(program: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  const look = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) found.set(node.id.name, node.init);
    for (const child of childrenOf(node)) look(child);
  };
  look(program);
  return found;
}

function childrenOf(node: Node): Node[] {
  const parts = node as unknown as Record<string, unknown>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => parts[key] ?? []).filter((part): part is Node => typeof part === 'object' && part !== null);
}
