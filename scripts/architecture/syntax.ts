/** What the architecture check sees of a source: its imports, and its uses of what only the host may touch. Read by oxc-parser. */
import path from 'node:path';
import { type Expression, parseSync, type StringLiteral, type TemplateLiteral, Visitor } from 'oxc-parser';

export interface Source {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

export interface Import {
  readonly line: number;
  readonly typeOnly: boolean;
  /** `packages/domain/kernel`, `packages/domain/src/kernel.ts`, `zod`; null for a path that is computed. */
  readonly target: string | null;
}

/** `Date.now`, `new Date`, `process.env`, `crypto.randomUUID`, `fetch`: what of the machine was read, and where; an import of it counts. */
export interface Use {
  readonly line: number;
  readonly of: string;
}

/** Globals whose members are looked at. */
const WATCHED = new Set(['Date', 'Math', 'performance', 'process', 'crypto', 'globalThis']);

/** Globals that are looked at where they are called or handed on. */
const CALLED = new Set(['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'randomUUID']);

/** Modules of Node that hold the same as a global, each under the global's name. */
const MODULES: Readonly<Record<string, string>> = { crypto: 'crypto', process: 'process' };

/** Throws for a text that is no TypeScript. */
export function readSyntax({ file, text }: Source): { readonly imports: readonly Import[]; readonly uses: readonly Use[] } {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports: Import[] = [];
  const uses: Use[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const take = (start: number, named: string | null, typeOnly: boolean) => {
    imports.push({ line: lineAt(start), typeOnly, target: named === null ? null : targetOf(named, file) });
  };
  const use = (start: number, of: string) => uses.push({ line: lineAt(start), of: of.replace(/^globalThis\./, '') });
  /** What a source calls such a module: `import * as k from 'node:crypto'`. */
  const aliases = new Map<string, string>();
  const nameOf = (expression: Named): string | null => watchedName(expression, aliases);

  new Visitor({
    ImportDeclaration({ start, source, importKind, specifiers }) {
      const types = specifiers.length > 0 && specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
      take(start, source.value, importKind === 'type' || types);
      const module = importKind === 'type' ? undefined : MODULES[source.value.replace(/^node:/, '')];
      if (!module) return;
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier') aliases.set(one.local.name, module);
        else if (one.importKind !== 'type') use(one.start, `${module}.${one.imported.type === 'Identifier' ? one.imported.name : one.imported.value}`);
      }
    },
    ExportAllDeclaration: ({ start, source, exportKind }) => take(start, source.value, exportKind === 'type'),
    ExportNamedDeclaration({ start, source, exportKind, specifiers }) {
      if (!source) return;
      const types = specifiers.length > 0 && specifiers.every((one) => one.exportKind === 'type');
      take(start, source.value, exportKind === 'type' || types);
    },
    ImportExpression: ({ start, source }) => take(start, literalOf(source), false),
    TSImportType: ({ start, source }) => take(start, source.value, true),
    MemberExpression({ start, object, property, computed }) {
      const owner = nameOf(object);
      const member = computed ? literalOf(property as Expression) : property.type === 'Identifier' ? property.name : null;
      if (owner && member) use(start, `${owner}.${member}`);
    },
    NewExpression({ start, callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) use(start, 'new Date');
    },
    CallExpression({ start, callee, arguments: given }) {
      for (const one of given) if (one.type === 'Identifier' && CALLED.has(one.name)) use(start, one.name);
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'Date') use(start, 'new Date');
      if (callee.name === 'require') take(start, given[0] ? literalOf(given[0] as Expression) : null, false);
      if (CALLED.has(callee.name)) use(start, callee.name);
    },
    VariableDeclarator({ start, id, init }) {
      if (init?.type === 'Identifier' && CALLED.has(init.name)) use(start, init.name);
      const owner = init && nameOf(init);
      if (!owner || id.type !== 'ObjectPattern') return;
      for (const each of id.properties) {
        if (each.type === 'Property' && each.key.type === 'Identifier') use(start, `${owner}.${each.key.name}`);
      }
    },
  }).visit(program);
  return { imports, uses };
}

type Named = Expression | { readonly type: string };

/** `Math`, `globalThis.Math`, what a module of Node is called here; null for what is not watched. */
function watchedName(expression: Named, aliases: ReadonlyMap<string, string>): string | null {
  if (expression.type === 'Identifier') {
    const { name } = expression as { readonly name: string };
    return aliases.get(name) ?? (WATCHED.has(name) ? name : null);
  }
  if (expression.type !== 'MemberExpression') return null;
  const { object, property } = expression as {
    readonly object: { readonly type: string; readonly name?: string };
    readonly property: { readonly name?: string };
  };
  return object.type === 'Identifier' && object.name === 'globalThis' && property.name && WATCHED.has(property.name) ? property.name : null;
}

function literalOf(expression: Expression): string | null {
  if (expression.type === 'Literal') return typeof (expression as StringLiteral).value === 'string' ? (expression as StringLiteral).value : null;
  if (expression.type !== 'TemplateLiteral') return null;
  const { quasis, expressions } = expression as TemplateLiteral;
  return expressions.length === 0 ? (quasis[0]?.value.cooked ?? null) : null;
}

function targetOf(named: string, file: string): string {
  if (named.startsWith('.')) return path.posix.join(path.posix.dirname(file), named);
  return named.replace(/^@lou\/([\w-]+)/, (_all, name: string) => (['server', 'web'].includes(name) ? `apps/${name}` : `packages/${name}`));
}
