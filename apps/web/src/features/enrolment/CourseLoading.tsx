import { Bone, Loading } from '../../ui/states.tsx';
import './course.css';

/** The course page's bones. Source: server-decisions.md: the spec's spinner is a skeleton with a polite 'Loading'. */
export function CourseLoading() {
  return (
    <Loading what="Loading the course">
      <div className="course-head">
        <div className="about">
          <Bone shape="book" />
          <div className="stack">
            <Bone width={35} />
            <Bone shape="title" width={70} />
            <Bone />
            <Bone width={80} />
          </div>
        </div>
        <div className="done">
          <Bone width={60} />
          <Bone />
        </div>
      </div>
      <div className="block stack">
        <Bone shape="title" width={30} />
        <Bone width={50} />
        <Bone width={60} />
        <Bone width={45} />
      </div>
    </Loading>
  );
}
