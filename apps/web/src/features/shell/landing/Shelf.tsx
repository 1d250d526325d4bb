import { Cover } from '../../../ui/Cover.tsx';

/** One course of each category that ships with Lou (db/content/courses), as many as stand abreast. */
const books = [
  { id: 'fractions-that-make-sense', category: 'Academic Studies', title: 'Fractions that make sense' },
  { id: 'spanish-first-conversation', category: 'Language Learning', title: 'Spanish: your first conversation' },
  { id: 'first-program-in-python', category: 'Technology & Programming', title: 'A first program in Python' },
  { id: 'drawing-in-perspective', category: 'Creative Arts', title: 'Drawing in perspective' },
  { id: 'clear-writing-at-work', category: 'Professional Skills', title: 'Clear writing at work' },
  { id: 'learning-that-lasts', category: 'Personal Development', title: 'Learning that lasts' },
];

export function Shelf() {
  return (
    <section className="block ruled" aria-labelledby="on-shelf">
      <h2 className="large" id="on-shelf">
        On the shelf
      </h2>
      <ul className="wall">
        {books.map((book) => (
          <li key={book.id}>
            <div className="stand">
              <Cover {...book} />
            </div>
            <div>
              <strong>{book.title}</strong>
              <span className="meta">{book.category}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
