import { describe, expect, test } from 'vitest';
import { own } from './own.ts';

const namesOfEveryObject = Object.getOwnPropertyNames(Object.prototype);

describe('a plain object as a map', () => {
  test.each(namesOfEveryObject)('has nothing at %s until it is put there', (name) => {
    expect(own({}, name)).toBeUndefined();
    const put: Record<string, number> = { ...{ other: 1 }, [name]: 2 };
    expect([own(put, name), own({ ...put }, name), own(JSON.parse(JSON.stringify(put)), name)]).toEqual([2, 2, 2]);
  });
});
