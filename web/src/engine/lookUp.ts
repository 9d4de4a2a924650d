// Tables whose names come from data: from records, links and storage, where a name may be "constructor" or "__proto__".
// `web/tests/project/lookups.test.ts` refuses `table[name]` for such names, which finds what every object inherits.

type ByName<T> = Readonly<Record<string, T>>;

/** Return what a table has under a name, undefined for none. */
export const lookUp = <T>(table: ByName<T> | null | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** Set what a table has under a name. */
export function put<T>(table: Record<string, T>, name: string, value: T): void {
  Object.defineProperty(table, name, { value, configurable: true, enumerable: true, writable: true });
}
