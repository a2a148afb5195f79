import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { BotTrap } from '#app/kit/form/bot_trap'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PageForm } from '#app/kit/form/page_form'
import { Textarea } from '#app/kit/form/textarea'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { MAX_SITE_MESSAGE_CHARACTERS } from '#app/site/contact/contact_limits'

interface ContactProps {
  csrf_token: string
  is_sent: boolean
}

export default function Contact({ csrf_token, is_sent }: ContactProps) {
  const { account } = usePage().props

  return (
    <div className="page gutter grid grid-cols-1 gap-12 pt-12 md:pt-20 lg:grid-cols-2 lg:gap-24">
      <PublicHead
        title="Contact"
        description="Write to the people who run this site. A person will reply."
        path="/contact"
        image={cardImage('/cards/pages/contact.jpg', 'Write to us')}
      />
      <header>
        <h1 className="text-36 md:text-64">Write to us</h1>
        <p className="mt-6 max-w-[40ch] text-18 text-muted">
          A question, a problem or a report? A person will reply.
        </p>
        <p className="mt-6 max-w-[44ch] text-13 text-muted">
          To ask about a home, use the message button on its page. See our{' '}
          <TextLink href="/privacy-policy">privacy policy</TextLink> for how we handle your message.
        </p>
      </header>
      {is_sent ? <Thanks /> : <ContactForm csrfToken={csrf_token} sender={account} />}
    </div>
  )
}

function Thanks() {
  return (
    <div role="status" className="border-t border-line pt-8">
      <h2 className="text-28">Thank you</h2>
      <p className="mt-4 max-w-[40ch] text-muted">We got your message and will reply by email.</p>
      <div className="mt-8">
        <ButtonLink href="/">Back to home</ButtonLink>
      </div>
    </div>
  )
}

interface ContactFormProps {
  csrfToken: string
  /** prefilled for signed-in people */
  sender: { name: string; email: string } | null
}

function ContactForm({ csrfToken, sender }: ContactFormProps) {
  const [length, setLength] = useState(0)

  return (
    <PageForm action="/contact" csrfToken={csrfToken} className="flex flex-col gap-6">
      {({ errors, processing }) => (
        <>
          <Field label="Your name" error={errors.name}>
            <Input name="name" autoComplete="name" defaultValue={sender?.name} />
          </Field>
          <Field label="Email" error={errors.email} hint="We’ll only use it to reply.">
            <Input name="email" type="email" autoComplete="email" defaultValue={sender?.email} />
          </Field>
          <Field
            label="Your message"
            error={errors.message}
            counter={{ length, max: MAX_SITE_MESSAGE_CHARACTERS }}
          >
            <Textarea
              name="message"
              rows={7}
              className="min-h-44"
              onChange={(event) => setLength(event.target.value.length)}
            />
          </Field>
          <BotTrap />
          <div>
            <Button type="submit" variant="primary" isLoading={processing}>
              Send message
            </Button>
          </div>
        </>
      )}
    </PageForm>
  )
}
