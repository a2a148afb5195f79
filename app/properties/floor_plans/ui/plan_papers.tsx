import { Download } from 'lucide-react'
import type { Data } from '#data'
import { useLocale } from '#app/kit/hooks/use_reader'
import { documentWords } from '#app/properties/documents/ui/document_words'

interface PlanPapersProps {
  papers: readonly Data.Properties.Documents.Document[]
}

/** Floor plans that are PDFs among the documents, and open to whoever looks. */
export function PlanPapers({ papers }: PlanPapersProps) {
  const locale = useLocale()
  return (
    <ul aria-label="Floor plans as PDF" className="border-t border-line not-first:mt-8">
      {papers.map((paper) => (
        <li key={paper.id} className="border-b border-line">
          <a
            href={paper.url ?? undefined}
            download
            className="group flex min-h-14 items-center gap-4 py-3"
          >
            <Download size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
            <span className="min-w-0">
              <span dir="auto" className="block break-words group-hover:underline">
                {paper.name}
              </span>
              <span className="num block text-13 text-muted">{documentWords(paper, locale)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
