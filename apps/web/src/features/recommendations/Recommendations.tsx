import type { Recommendation } from '@lou/contract/recommendations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { cutAtWord } from '../../lib/cut-at-word.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { reading } from '../../lib/queries.ts';
import { Badge, DifficultyBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CategoryName } from '../../ui/CategoryName.tsx';
import { ContentIcon, contentKind } from '../../ui/ContentKind.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Empty, Loading } from '../../ui/states.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { reasonInWords } from './reasons.ts';
import './recommendations.css';

/** Six cards, 200 characters of preview, three tags. Source: L§9. */
const SHOWN = 6;
const PREVIEW_CHARACTERS = 200;
const TAGS = 3;

/** The course that is gone on with stands on the desk already: here it is the last of all, or the only one. */
const besideTheDesk = (list: Recommendation[], all: boolean): Recommendation[] => {
  const [first, ...rest] = list;
  if (!first?.next || rest.length === 0) return list;
  return all ? [...rest, first] : rest;
};

/** What Lou would do next, each with its reason. Source: L§2 Course Recommendations. */
export function Recommendations() {
  const recommendations = useQuery(reading('recommendations.list', {}));
  const { list, all, showAll } = useShowAll(SHOWN);
  return (
    <section className="block" aria-labelledby="recommendations">
      <header>
        <h2 id="recommendations">Course Recommendations</h2>
        <p className="meta">Chosen by Lou from what you practise and what you like</p>
      </header>
      <FourStates
        asked={recommendations}
        problem="The recommendations could not be loaded"
        loading={<RecommendationsLoading />}
        empty={<Empty lou={false} title="No recommendations available" text="Please check your learning goals in your profile settings." />}
      >
        {(courses) => (
          <>
            <ul className="reading" ref={list}>
              {besideTheDesk(courses, all)
                .slice(0, all ? undefined : SHOWN)
                .map((one) => (
                  <Card key={one.id} one={one} />
                ))}
            </ul>
            {courses.length > SHOWN && !all && (
              <Button tone="second" onClick={showAll}>
                View All {courses.length} Recommendations
              </Button>
            )}
          </>
        )}
      </FourStates>
    </section>
  );
}

function Card({ one }: { one: Recommendation }) {
  return (
    <li>
      <Cover id={one.id} category={one.category} title={one.title} />
      <div>
        <h3>
          <Link href={one.link}>{one.title}</Link>
        </h3>
        <p className="small">{cutAtWord(one.content, PREVIEW_CHARACTERS)}</p>
        <p className="reason">{reasonInWords(one.reason)}</p>
        <div className="row tight kinds">
          <DifficultyBadge difficulty={one.difficulty} />
          <Badge colour="plain">
            <ContentIcon type={one.contentType} />
            {contentKind(one.contentType)}
          </Badge>
        </div>
        <Dotted
          facts={[
            { key: 'category', fact: <CategoryName slug={one.category} /> },
            { key: 'time', fact: minutesInWords(one.estimatedDuration) },
            { key: 'tags', fact: one.tags.slice(0, TAGS).join(', ') },
          ]}
        />
      </div>
    </li>
  );
}

function RecommendationsLoading() {
  return (
    <Loading className="reading" what="Loading recommendations">
      {['first', 'second'].map((place) => (
        <div className="reading-bones" key={place}>
          <Bone shape="book" />
          <div className="stack">
            <Bone shape="title" width={62} />
            <Bone />
            <Bone width={84} />
            <Bone width={40} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
