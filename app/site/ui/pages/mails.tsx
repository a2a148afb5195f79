import { Head, usePoll } from '@inertiajs/react'
import type { InferData, InferVariants } from '@adonisjs/core/types/transformers'
import type MailTransformer from '#app/site/transformers/mail_transformer'
import { EmptyState } from '#app/kit/list/empty_state'
import { TextLink } from '#app/kit/button/text_link'
import { MailList } from '#app/site/ui/components/mail_list'
import { MailReader } from '#app/site/ui/components/mail_reader'

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
