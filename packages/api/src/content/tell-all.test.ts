import { expect, test } from 'vitest';
import { tellAll } from './tell-all.ts';

test('one who fails keeps no other from hearing of any change, and the failure is told', async () => {
  const heard: string[] = [];
  const listeners = [
    (id: string) => {
      if (id === 'a') throw new Error('a cannot be read');
      heard.push(`first ${id}`);
    },
    async (id: string) => void heard.push(`second ${id}`),
  ];
  await expect(tellAll(listeners, ['a', 'b'])).rejects.toThrow('a cannot be read');
  expect(heard).toEqual(['second a', 'first b', 'second b']);
});
