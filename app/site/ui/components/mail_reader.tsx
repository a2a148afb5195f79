import { useState } from 'react'
import type { InferVariants } from '@adonisjs/core/types/transformers'
import type MailTransformer from '#app/site/transformers/mail_transformer'
import { Tabs } from '#app/common/ui/kit/tabs'
import { MailText } from '#app/site/ui/components/mail_text'

const VIEWS = [
  { value: 'letter', label: 'Letter' },
  { value: 'text', label: 'Text' },
] as const

type View = (typeof VIEWS)[number]['value']

/** One mail, as a mail program shows it and as plain text. */
export function MailReader({ mail }: { mail: InferVariants<MailTransformer>['forReading'] }) {
  const [chosen, setChosen] = useState<View>('letter')
  const view = mail.html ? chosen : 'text'

  return (
    <article>
      <h2 className="text-28">{mail.subject}</h2>
      <p className="mt-2 mb-6 text-13 break-words text-muted">
        {mail.from} to {mail.to}
      </p>
      <Tabs
        label="How the mail is shown"
        tabs={mail.html ? VIEWS : VIEWS.slice(1)}
        value={view}
        onChange={setChosen}
      >
        <div className="mt-6">
          {view === 'letter' ? <Letter html={mail.html ?? ''} /> : <MailText text={mail.text} />}
        </div>
      </Tabs>
    </article>
  )
}

/** Without scripts or an origin; its links open in a tab of their own. */
function Letter({ html }: { html: string }) {
  return (
    <iframe
      title="The mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace(/<head>/i, '<head><base target="_blank">')}
      className="h-180 w-full rounded-2 border border-line bg-white"
    />
  )
}
