import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { smallPng } from './small-png.ts';

/** A PNG of 8 bits a channel from rows that name their filter; its sums are not looked at by anybody here. */
function png(width: number, kind: 2 | 6, rows: readonly (readonly number[])[], change: { depth?: number } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([change.depth ?? 8, kind, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const whole = Buffer.alloc(12 + data.length);
    whole.writeUInt32BE(data.length, 0);
    whole.write(type, 4, 'latin1');
    data.copy(whole, 8);
    return whole;
  };
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.from(rows.flat()))), chunk('IEND', Buffer.alloc(0))]);
}

/** The colours of a PNG with a palette, row by row, as hex. */
function colours(small: Buffer): string[][] {
  let [width, palette, data] = [0, Buffer.alloc(0), Buffer.alloc(0)];
  for (let at = 8; at < small.length; ) {
    const length = small.readUInt32BE(at);
    const [type, part] = [small.toString('latin1', at + 4, at + 8), small.subarray(at + 8, at + 8 + length)];
    if (type === 'IHDR') width = part.readUInt32BE(0);
    if (type === 'PLTE') palette = Buffer.from(part);
    if (type === 'IDAT') data = Buffer.from(inflateSync(part));
    at += 12 + length;
  }
  return Array.from({ length: data.length / (width + 1) }, (_, y) =>
    [...data.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))].map((place) => palette.toString('hex', 3 * place, 3 * place + 3)),
  );
}

describe('a picture made small', () => {
  test('keeps every pixel where there are few colours, whatever filter its rows have', () => {
    const rows = [
      [0, 10, 20, 30, 40, 50, 60], // as it is
      [1, 10, 20, 30, 5, 5, 5], // less what is left of it
      [2, 1, 1, 1, 1, 1, 1], // less what is above
      [3, 0, 0, 0, 0, 0, 0], // less the mean of both
      [4, 0, 0, 0, 9, 9, 9], // less Paeth's choice
    ];
    expect(colours(smallPng(png(2, 2, rows)))).toEqual([
      ['0a141e', '28323c'],
      ['0a141e', '0f1923'],
      ['0b151f', '101a24'],
      ['050a0f', '0a1219'],
      ['050a0f', '131b22'],
    ]);
  });

  test('leaves out what shines through', () => {
    expect(colours(smallPng(png(1, 6, [[0, 1, 2, 3, 255]])))).toEqual([['010203']]);
  });

  test('of more colours than a palette has it keeps the one that there is most of, and comes near to the others', () => {
    const paper = Array.from({ length: 3_000 }, () => [251, 248, 243]).flat();
    const others = Array.from({ length: 600 }, (_, index) => [index % 250, (7 * index) % 250, 128]).flat();
    const [shown = []] = colours(smallPng(png(3_600, 2, [[0, ...paper, ...others]])));
    expect(new Set(shown).size).toBeLessThanOrEqual(256);
    expect(new Set(shown.slice(0, 3_000))).toEqual(new Set(['fbf8f3']));
    const far = shown.slice(3_000).map((hex, index) => {
      const [red = 0, green = 0, blue = 0] = Buffer.from(hex, 'hex');
      return Math.max(Math.abs(red - (index % 250)), Math.abs(green - ((7 * index) % 250)), Math.abs(blue - 128));
    });
    expect(Math.max(...far)).toBeLessThan(40);
  });

  test('refuses what a browser does not write', () => {
    expect(() => smallPng(png(1, 2, [[0, 1, 2, 3]], { depth: 16 }))).toThrow('This PNG is of another kind than browsers write.');
  });
});
