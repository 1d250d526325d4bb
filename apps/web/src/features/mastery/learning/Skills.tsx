import type { SkillRecord } from '@lou/contract/mastery';
import type { RefObject } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useShowAll } from '../../../ui/use-show-all.ts';
import { DataTable } from './DataTable.tsx';
import { SkillRow } from './SkillRow.tsx';
import { sharePercent } from './spans.ts';
import { FIRST_SKILLS, GOAL_PERCENT } from './texts.ts';

/** Skill by skill: how many first answers were right, with the latest of them behind. */
export function Skills({ skills, asTable }: { skills: readonly SkillRecord[]; asTable: boolean }) {
  const { list, all, showAll } = useShowAll<HTMLDivElement>(FIRST_SKILLS);
  const shown = all ? skills : skills.slice(0, FIRST_SKILLS);
  return (
    <section className="block" aria-labelledby="skills">
      <div className="block-head">
        <h2 id="skills">Skills</h2>
        <p className="meta">
          {skills.length === 0
            ? 'After your first quiz you find each skill here.'
            : `Your first answers to quiz questions, the latest skill first.${asTable ? '' : ` Dashed line: ${GOAL_PERCENT}%, the goal.`}`}
        </p>
      </div>
      {skills.length > 0 && (asTable ? <SkillTable skills={shown} /> : <SkillRows skills={shown} list={list} />)}
      {skills.length > shown.length && (
        <Button tone="second" size="small" className="all-skills" onClick={showAll}>
          Show all {skills.length} skills
        </Button>
      )}
    </section>
  );
}

const SkillRows = ({ skills, list }: { skills: readonly SkillRecord[]; list: RefObject<HTMLDivElement | null> }) => (
  <>
    <div className="axis-row" aria-hidden="true">
      <div>
        <p className="meta">Right at once (%)</p>
        <div className="axis num">
          {[0, 20, 40, 60, 80, 100].map((percent) => (
            <span key={percent}>{percent}</span>
          ))}
        </div>
      </div>
    </div>
    <div className="skills" ref={list}>
      {skills.map((skill) => (
        <SkillRow key={skill.skill} skill={skill} />
      ))}
    </div>
  </>
);

const SkillTable = ({ skills }: { skills: readonly SkillRecord[] }) => (
  <DataTable
    name="Skills, one by one"
    head={['Skill', 'Course', 'Right', 'Answers', 'Right at once']}
    words={['Course']}
    rows={skills.map(({ skill, name, course, right, wrong }) => ({
      key: skill,
      cells: [name, course?.title ?? '–', right, right + wrong, `${sharePercent(right, right + wrong) ?? 0}%`],
    }))}
    none=""
  />
);
