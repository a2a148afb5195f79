import { TextLink } from '#app/common/ui/kit/text_link'
import type { Evidence } from '#app/moderation/report_options'
import { asWords } from '#app/moderation/ui/report_words'

/** Of a page of ours, by the module that declared the subject; nothing that people write. */
const ADDRESS = 'address'

/** What the subject was when it was reported, as text and nothing else, but for its own page. */
export function ReportEvidence({ evidence }: { evidence: Evidence }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-6 bg-raised p-4 text-13 sm:grid-cols-[auto_minmax(0,1fr)]">
      {Object.entries(evidence).map(([name, text]) => (
        <div key={name} className="sm:contents">
          <dt className="text-muted">{asWords(name)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            {name === ADDRESS && text?.startsWith('/') ? (
              <TextLink href={text}>{text}</TextLink>
            ) : (
              (text ?? <span className="text-muted">none</span>)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
