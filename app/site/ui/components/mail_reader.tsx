import { useState } from 'react'
import type { InferVariants } from '@adonisjs/core/types/transformers'
import type MailTransformer from '#app/site/transformers/mail_transformer'
import { Tabs } from '#app/kit/tabs/tabs'
import { MailText } from '#app/site/ui/components/mail_text'

const VIEWS = [
  { value: 'letter', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const

type View = (typeof VIEWS)[number]['value']

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
        label="Format"
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

/** Has no scripts and no origin; links open in a new tab. */
function Letter({ html }: { html: string }) {
  return (
    <iframe
      title="Email"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace(/<head>/i, '<head><base target="_blank">')}
      className="h-180 w-full rounded-2 border border-line bg-white"
    />
  )
}
