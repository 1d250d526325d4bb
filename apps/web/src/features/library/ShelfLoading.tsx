import { Bone, Loading } from '../../ui/states.tsx';
import '../../ui/entry-row.css';

/** What stands on the shelf: it decides how high a row is. */
export type ShelfKind = 'course' | 'item';

/** As many rows as will stand here, each as high as most of them will be, so that what is below stays where it is. */
export function ShelfLoading({ kind, rows }: { kind: ShelfKind; rows: number }) {
  return (
    <Loading what="Loading the shelf" className="library-shelf">
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name and do not move
        <div className={`entry-row ${kind}-row`} key={place}>
          {kind === 'course' ? <Bone shape="book" /> : <Bone />}
          <div className="stack row-bones">
            <Bone shape="title" width={60} />
            <Bone width={80} />
            <Bone width={40} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
