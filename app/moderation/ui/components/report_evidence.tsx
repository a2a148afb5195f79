import { TextLink } from '#app/kit/button/text_link'
import type { Evidence } from '#app/moderation/contract/report_options'
import { asWords } from '#app/moderation/ui/report_words'

/** A path on this site, never user input. */
const ADDRESS = 'address'

/** The subject as reported, as plain text with a link to its page. */
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
