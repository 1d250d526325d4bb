/** The catalogue of facts as the log uses it: checks what goes in, brings what comes out to its latest shape. */
import type { AnyFactType, NewFact, RecordedFact } from '@lou/domain/kernel';

export interface Catalogue {
  /**
   * The JSON that the log keeps of a fact's data: what its schema names and nothing else. Throws when its type is not in
   * the catalogue or its data does not fit: a mistake in the program, never something that a learner did.
   */
  encode(fact: NewFact): string;
  /** Data in its latest shape; as it stands where the type is unknown or has no upcaster, or where the upcaster cannot read it. */
  upcast(type: string, data: unknown): unknown;
  /**
   * True for a fact whose data is what this version knows under its name. A newer version may have written another shape:
   * a rule refuses to decide on it, a view passes over it as over a type that it does not know.
   */
  canRead(fact: RecordedFact): boolean;
  /** The same, taking the word of this version of the product for what it wrote itself: it was checked on its way in. */
  canReadOrWrote(fact: RecordedFact): boolean;
}

/** The catalogue of these types, for a product of this version. */
export function catalogueOf(types: readonly AnyFactType[], appVersion: string): Catalogue {
  const known = new Map<string, AnyFactType>();
  for (const type of types) {
    if (!NAME.test(type.type)) throw new Error(`A fact's type is a name like SectionCompleted, not '${type.type}'.`);
    if (known.has(type.type) && known.get(type.type) !== type) throw new Error(`Two types of fact are called ${type.type}.`);
    known.set(type.type, type);
  }
  const canRead = (fact: RecordedFact): boolean => {
    const type = known.get(fact.type);
    return !type || type.schema.safeParse(fact.data).success;
  };
  return {
    encode(fact) {
      const type = known.get(fact.type);
      if (!type) throw new Error(`${fact.type} is not in the catalogue of facts.`);
      const checked = type.schema.safeParse(fact.data);
      if (!checked.success) throw new Error(`${fact.type} cannot be recorded: ${said(checked.error)}`);
      return JSON.stringify(checked.data);
    },
    upcast(name, data) {
      const upcast = known.get(name)?.upcast;
      if (!upcast) return data;
      try {
        return upcast(data);
      } catch {
        return data; // of a shape from the future; canRead says so
      }
    },
    canRead,
    canReadOrWrote: (fact) => fact.meta.appVersion === appVersion || canRead(fact),
  };
}

const NAME = /^[A-Z][A-Za-z0-9]*$/;

interface Problems {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

const said = ({ issues }: Problems): string => issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');
