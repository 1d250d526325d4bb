/** Makes a picture of a screen small: at most 256 colours, each pixel one byte. Screens have few colours, so nobody sees it. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 0xRRGGBB of each pixel, row by row. */
  readonly colours: Uint32Array;
}

/** A PNG of 8 bits a channel, as a browser writes it, as one with a palette. Throws on any other kind. What shines through is lost. */
export function smallPng(png: Buffer): Buffer {
  const pixels = decode(png);
  const palette = paletteOf(pixels.colours);
  const rows = painted(pixels, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function decode(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const [depth, kind, , , interlaced] = header?.subarray(8) ?? [];
  if (!header || depth !== 8 || (kind !== 2 && kind !== 6) || interlaced !== 0) throw new Error('This PNG is of another kind than browsers write.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = kind === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const bytes = unfiltered(raw, width * channels, height, channels);
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) colours[at] = bytes.readUIntBE(at * channels, 3);
  return { width, height, colours };
}

/** Undoes the five filters of the PNG specification, section 9.2. */
function unfiltered(raw: Buffer, rowBytes: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (rowBytes + 1)];
    const from = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x < channels ? 0 : (out[from + x - channels] ?? 0);
      const above = y === 0 ? 0 : (out[from + x - rowBytes] ?? 0);
      const corner = y === 0 || x < channels ? 0 : (out[from + x - rowBytes - channels] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter ?? 0] ?? 0;
      out[from + x] = (raw[y * (rowBytes + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

/** Paeth's choice. */
function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
}

/**
 * Each pixel as its place in the palette, a filter byte of 0 before each row. A colour that the palette has stays what it is; of the
 * others the error goes on to the neighbours (Floyd and Steinberg), so that light has no rings.
 */
function painted({ width, height, colours }: Pixels, palette: readonly number[]): Buffer {
  const exact = new Map(palette.map((colour, place) => [colour, place]));
  const near = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  let [here, below] = [new Float32Array(3 * (width + 2)), new Float32Array(3 * (width + 2))];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colours[y * width + x] ?? 0;
      const known = exact.get(colour);
      const wanted = SHIFTS.map((shift, channel) => Math.min(255, Math.max(0, ((colour >> shift) & 255) + (here[3 * (x + 1) + channel] ?? 0))));
      const place = known ?? near(wanted);
      rows[y * (width + 1) + 1 + x] = place;
      if (known !== undefined) continue;
      for (const [channel, shift] of SHIFTS.entries()) {
        const error = (wanted[channel] ?? 0) - (((palette[place] ?? 0) >> shift) & 255);
        const add = (row: Float32Array, at: number, part: number) => {
          row[3 * at + channel] = (row[3 * at + channel] ?? 0) + (error * part) / 16;
        };
        add(here, x + 2, 7);
        add(below, x, 3);
        add(below, x + 1, 5);
        add(below, x + 2, 1);
      }
    }
    [here, below] = [below, here.fill(0)];
  }
  return rows;
}

/** The place of the nearest colour of a palette; asked for the same colour, to the nearest four, it remembers. */
function nearestIn(palette: readonly number[]): (channels: readonly number[]) => number {
  const known = new Map<number, number>();
  return ([red = 0, green = 0, blue = 0]) => {
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    const before = known.get(key);
    if (before !== undefined) return before;
    let [place, least] = [0, Number.POSITIVE_INFINITY];
    for (const [at, colour] of palette.entries()) {
      const far = (red - (colour >> 16)) ** 2 + (green - ((colour >> 8) & 255)) ** 2 + (blue - (colour & 255)) ** 2;
      if (far < least) [place, least] = [at, far];
    }
    known.set(key, place);
    return place;
  };
}

type Counted = readonly [colour: number, pixels: number];

/** Median cut: the box that spreads widest, weighed by how many pixels it has, is cut in two until there are as many boxes as colours. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = [boxOf([...counts])];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const [widest] = boxes;
    if (!widest || widest.worth === 0) break;
    boxes.splice(0, 1, ...halves(widest).map(boxOf));
  }
  return boxes.map(meanOf);
}

interface Box {
  readonly members: readonly Counted[];
  /** 16 red, 8 green, 0 blue: the channel in which it spreads widest. */
  readonly shift: number;
  /** 0 for a single colour. */
  readonly worth: number;
}

const SHIFTS = [16, 8, 0] as const;
const channelOf = ([colour]: Counted, shift: number): number => (colour >> shift) & 255;

function boxOf(members: readonly Counted[]): Box {
  const spreads = SHIFTS.map((shift) => {
    let [least, most] = [255, 0];
    for (const member of members) {
      least = Math.min(least, channelOf(member, shift));
      most = Math.max(most, channelOf(member, shift));
    }
    return { shift, spread: most - least };
  });
  const { shift, spread } = spreads.reduce((widest, one) => (one.spread > widest.spread ? one : widest));
  const pixels = members.reduce((sum, [, count]) => sum + count, 0);
  return { members, shift, worth: members.length < 2 ? 0 : spread * Math.sqrt(pixels) };
}

/** Cut where half of the pixels lie on either side; neither is empty. */
function halves({ members, shift }: Box): [Counted[], Counted[]] {
  const sorted = members.toSorted((a, b) => channelOf(a, shift) - channelOf(b, shift));
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let before = 0;
  const cut =
    sorted.findIndex(([, count]) => {
      before += count;
      return before >= half;
    }) + 1;
  const at = Math.min(Math.max(1, cut), sorted.length - 1);
  return [sorted.slice(0, at), sorted.slice(at)];
}

/** The colour that most pixels of a box have, where it has most of them: paper stays exactly paper. Else their mean. */
function meanOf({ members }: Box): number {
  const pixels = members.reduce((sum, [, count]) => sum + count, 0);
  const [colour, most] = members.reduce((a, b) => (b[1] > a[1] ? b : a));
  if (most * 2 >= pixels) return colour;
  const mean = (shift: number) => Math.round(members.reduce((sum, one) => sum + channelOf(one, shift) * one[1], 0) / pixels);
  return SHIFTS.reduce<number>((all, shift) => all | (mean(shift) << shift), 0);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
