import { Head, usePoll, Link } from '@inertiajs/react'
import type { InferData, InferVariants } from '@adonisjs/core/types/transformers'
import { useState } from 'react'
import { TextLink } from '#app/kit/button/text_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'
import { Tabs } from '#app/kit/tabs/tabs'
import type MailTransformer from '#app/site/mail_transformer'

interface MailsProps {
  mails: InferData<MailTransformer>[]
  mail: InferVariants<MailTransformer>['forReading'] | null
}

const LOOK_AGAIN_MS = 2_000

export default function Mails({ mails, mail }: MailsProps) {
  usePoll(LOOK_AGAIN_MS, { only: ['mails'] })

  return (
    <div className="page gutter grid grid-cols-1 gap-10 py-12 lg:grid-cols-[320px_minmax(0,1fr)]">
      <Head title="Emails" />
      <header className="lg:col-span-2">
        <h1 className="text-36 md:text-48">Emails</h1>
        <p className="mt-2.5 text-muted">
          Emails are saved here instead of being sent. Only this machine can open this page.
        </p>
      </header>
      <div className={mail ? 'max-lg:hidden' : ''}>
        <MailList mails={mails} currentId={mail?.id} />
      </div>
      {mail ? (
        <div className="min-w-0">
          <TextLink href="/dev/mails" className="mb-6 inline-block text-13 lg:hidden">
            All emails
          </TextLink>
          <MailReader mail={mail} />
        </div>
      ) : (
        <EmptyState title={mails.length ? 'Choose an email' : 'No emails yet'}>
          {mails.length
            ? 'The newest is at the top.'
            : 'Create an account or reset a password, and the email appears here.'}
        </EmptyState>
      )}
    </div>
  )
}

interface MailListProps {
  mails: InferData<MailTransformer>[]
  currentId?: string
}

function MailList({ mails, currentId }: MailListProps) {
  return (
    <nav aria-label="Emails">
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {mails.map(({ id, subject, to, sent_at }) => (
          <li key={id}>
            <Link
              href={`/dev/mails/${id}`}
              aria-current={id === currentId ? 'page' : undefined}
              className="block rounded-2 py-3 text-muted hover:text-ink aria-[current]:text-ink"
            >
              <span className="block truncate font-medium text-ink">{subject}</span>
              <span className="flex justify-between gap-3 text-13">
                <span className="truncate">{to}</span>
                <TimeAgo at={sent_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const VIEWS = [
  { value: 'letter', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const

type View = (typeof VIEWS)[number]['value']

function MailReader({ mail }: { mail: InferVariants<MailTransformer>['forReading'] }) {
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

const ADDRESS = /(https?:\/\/\S+)/

function MailText({ text }: { text: string }) {
  return (
    <p className="max-w-[68ch] break-words whitespace-pre-wrap">
      {text.split(ADDRESS).map((part, index) =>
        ADDRESS.test(part) ? (
          <TextLink key={index} href={part}>
            {part}
          </TextLink>
        ) : (
          part
        )
      )}
    </p>
  )
}
