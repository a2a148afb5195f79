interface TableOfContentsProps {
  chapters: { id: string; title: string }[]
}

export function TableOfContents({ chapters }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="contents" className="label font-sans">
        On this page
      </h2>
      <ol className="mt-4 border-t border-line text-13 lg:border-t-0">
        {chapters.map(({ id, title }) => (
          <li key={id} className="border-b border-line lg:border-b-0">
            <a href={`#${id}`} className="block py-2.5 text-muted hover:text-ink lg:py-1.5">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
