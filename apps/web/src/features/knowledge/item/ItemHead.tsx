import type { ReadableItem } from '@lou/contract/knowledge';
import { counted } from '../../../lib/counted.ts';
import { coursePath } from '../../../lib/course-addresses.ts';
import { minutesInWords } from '../../../lib/durations.ts';
import { DifficultyBadge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CategoryName } from '../../../ui/CategoryName.tsx';
import { ContentIcon, contentKind } from '../../../ui/ContentKind.tsx';
import { Dotted } from '../../../ui/Dotted.tsx';
import { TalkAbout } from './TalkAbout.tsx';
import { WatchLink } from './WatchLink.tsx';

/** What it is, and the one next step: talk about it, watch it, begin its quiz, or open its course. */
export function ItemHead({ item }: { item: ReadableItem }) {
  const { title, contentType, category, estimatedDuration, difficulty, questions } = item;
  return (
    <header className="item-head">
      <p className="meta item-kind">
        <ContentIcon type={contentType} />
        {contentKind(contentType)}
      </p>
      <h1>{title}</h1>
      <div className="row tight">
        <DifficultyBadge difficulty={difficulty} />
        <Dotted
          facts={[
            { key: 'category', fact: <CategoryName slug={category} /> },
            { key: 'time', fact: <span className="num">About {minutesInWords(estimatedDuration)}</span> },
            { key: 'questions', fact: questions > 0 && counted(questions, 'question') },
          ]}
        />
      </div>
      <div className="row item-acts">
        <Acts item={item} />
      </div>
    </header>
  );
}

function Acts({ item }: { item: ReadableItem }) {
  const talk = (
    <TalkAbout item={item} tone="second">
      Talk about it with Lou
    </TalkAbout>
  );
  switch (item.contentType) {
    case 'document':
      return <TalkAbout item={item}>Talk about it with Lou</TalkAbout>;
    case 'quiz':
      return (
        <>
          <TalkAbout item={item}>Start the quiz</TalkAbout>
          <span className="meta">Five questions at a time, in the conversation with Lou.</span>
        </>
      );
    case 'video':
      return (
        <>
          {item.video && <WatchLink video={item.video} />}
          {talk}
        </>
      );
    case 'course':
      return (
        <>
          {item.course && <ButtonLink href={coursePath(item.course.id)}>Open the course</ButtonLink>}
          {talk}
        </>
      );
  }
}
