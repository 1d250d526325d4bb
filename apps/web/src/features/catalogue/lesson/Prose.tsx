import { RichLine, RichText } from '../../../ui/RichText.tsx';
import { BackToConversation } from './BackToConversation.tsx';
import { Line } from './cited.tsx';
import { Figure } from './Figure.tsx';
import type { LessonPiece } from './lesson-blocks.ts';
import { linesOfPiece } from './lesson-text.ts';

/** Running text of a lesson. */
export function Prose({ pieces }: { pieces: readonly LessonPiece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's pieces have no other name and do not move
    <div className="piece" key={index}>
      <Piece piece={piece} />
      <BackToConversation beside={linesOfPiece(piece)} />
    </div>
  ));
}

/** One of them, without the way back that stands beside it. */
export function Piece({ piece }: { piece: LessonPiece }) {
  switch (piece.kind) {
    case 'heading': {
      const Heading = piece.level <= 2 ? 'h2' : 'h3';
      return (
        <Heading id={piece.anchor}>
          <RichLine text={piece.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line text={piece.text} />
        </p>
      );
    case 'list': {
      const List = piece.ordered ? 'ol' : 'ul';
      return (
        <List>
          {piece.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <Line text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'figure':
      return <Figure source={piece.source} alt={piece.alt} caption={piece.caption} />;
    case 'quote':
      return (
        <blockquote className="rich">
          {piece.pieces.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Piece key={index} piece={inner} />
          ))}
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'rich':
      return <RichText text={piece.text} />;
  }
}
