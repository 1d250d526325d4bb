import type { ReadableItem } from '@lou/contract/knowledge';
import { minutesInWords } from '../../../lib/durations.ts';
import '../../../ui/button.css';
import { buttonLook } from '../../../ui/button-look.ts';
import { VideoIcon } from '../../../ui/icons.tsx';

/** A video stands outside Lou: its title, how long it is, on whose site, and the way there in a place of its own. */
export function WatchLink({ video: { url, title, durationMinutes } }: { video: NonNullable<ReadableItem['video']> }) {
  return (
    <div className="watch">
      <p>
        <strong>{title}</strong>
        <br />
        <span className="meta num">
          {minutesInWords(durationMinutes)} · {new URL(url).hostname}
        </span>
      </p>
      <a className={buttonLook({})} href={url} target="_blank" rel="noreferrer">
        <VideoIcon />
        Watch it there<span className="sr"> (opens in a new tab)</span>
      </a>
    </div>
  );
}
