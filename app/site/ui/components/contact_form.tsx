import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { BotTrap } from '#app/kit/form/bot_trap'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PageForm } from '#app/kit/form/page_form'
import { Textarea } from '#app/kit/form/textarea'
import { MAX_MESSAGE_CHARACTERS } from '#app/site/contract/contact_limits'

interface ContactFormProps {
  csrfToken: string
  /** prefilled for signed-in people */
  sender: { name: string; email: string } | null
}

export function ContactForm({ csrfToken, sender }: ContactFormProps) {
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
            counter={{ length, max: MAX_MESSAGE_CHARACTERS }}
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
