import { ArrowUp } from 'lucide-react'
import type { Data } from '#data'

interface SourcesProps {
  /** The HTML must come from the server's Markdown renderer, which sanitizes it. */
  sources: Data.Wiki.Article['sources']
}

const ITEM = [
  'flex scroll-mt-24 items-baseline gap-3 rounded-2 target:bg-raised',
  '[&_p_a]:underline [&_p_a]:decoration-faint [&_p_a]:underline-offset-4 [&_p_a]:hover:decoration-ink',
].join(' ')

/** Numbered like the references in the text; each leads back to where it's cited. */
export function Sources({ sources }: SourcesProps) {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-[68ch] border-t border-line pt-6">
      <h2 id="sources" className="label font-sans">
        Sources
      </h2>
      <ol className="mt-4 grid list-none gap-2 text-13 text-muted">
        {sources.map(({ html, citations }, at) => (
          <li key={html} id={`source-${at + 1}`} tabIndex={-1} className={ITEM}>
            <span className="w-5 shrink-0 tabular-nums">{`${at + 1}.`}</span>
            <p className="min-w-0 flex-1" dangerouslySetInnerHTML={{ __html: html }} />
            <span className="flex shrink-0 self-start">
              {citations.map((id, index) => (
                <a
                  key={id}
                  href={`#${id}`}
                  aria-label={backLabel(at + 1, index, citations.length)}
                  className="inline-grid size-6 place-items-center rounded-2 hover:bg-raised hover:text-ink"
                >
                  <ArrowUp size={14} strokeWidth={1.5} aria-hidden />
                </a>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function backLabel(number: number, index: number, count: number): string {
  const which = count > 1 ? `, citation ${index + 1} of ${count}` : ''
  return `Back to the text from source ${number}${which}`
}
