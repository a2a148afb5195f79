const STYLE = [
  'mt-4 text-13 text-muted [&_ul]:grid [&_ul]:gap-2',
  '[&_a]:underline [&_a]:decoration-faint [&_a]:underline-offset-4 [&_a]:hover:decoration-ink',
].join(' ')

/** The HTML must come from the server's Markdown renderer, which sanitizes it. */
export function Sources({ html }: { html: string }) {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-[68ch] border-t border-line pt-6">
      <h2 id="sources" className="label font-sans">
        Sources
      </h2>
      <div className={STYLE} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
