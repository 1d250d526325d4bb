import { Cover } from '../../../ui/Cover.tsx';

/** The courses that ship with Lou (db/content/courses): id, category and title. */
const books = [
  { id: 'fractions-that-make-sense', category: 'Academic Studies', title: 'Fractions that make sense' },
  { id: 'spanish-first-conversation', category: 'Language Learning', title: 'Spanish: your first conversation' },
  { id: 'first-program-in-python', category: 'Technology & Programming', title: 'A first program in Python' },
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
