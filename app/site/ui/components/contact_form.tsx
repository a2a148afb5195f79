import { useForm } from '@inertiajs/react'
import { Button } from '#app/common/ui/kit/button'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { Textarea } from '#app/common/ui/kit/textarea'

const LONGEST_MESSAGE = 5000

interface ContactFormProps {
  /** what is already known of whoever writes */
  sender: { name: string; email: string } | null
}

export function ContactForm({ sender }: ContactFormProps) {
  const form = useForm({
    name: sender?.name ?? '',
    email: sender?.email ?? '',
    message: '',
    website: '',
  })
  const { data, errors, setData } = form

  return (
    <form
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.post('/contact', { preserveScroll: 'errors' })
      }}
    >
      <Field label="Your name" error={errors.name}>
        <Input
          autoComplete="name"
          value={data.name}
          onChange={(event) => setData('name', event.target.value)}
        />
      </Field>
      <Field label="E-mail" error={errors.email} hint="Only to answer you.">
        <Input
          type="email"
          autoComplete="email"
          value={data.email}
          onChange={(event) => setData('email', event.target.value)}
        />
      </Field>
      <Field
        label="Your message"
        error={errors.message}
        counter={{ length: data.message.length, max: LONGEST_MESSAGE }}
      >
        <Textarea
          rows={7}
          className="min-h-44"
          value={data.message}
          onChange={(event) => setData('message', event.target.value)}
        />
      </Field>
      <Trap value={data.website} onChange={(value) => setData('website', value)} />
      <div>
        <Button type="submit" variant="primary" isLoading={form.processing}>
          Send message
        </Button>
      </div>
    </form>
  )
}

interface TrapProps {
  value: string
  onChange: (value: string) => void
}

/** A field that people do not see or reach; whatever fills it in is a program. */
function Trap({ value, onChange }: TrapProps) {
  return (
    <div aria-hidden className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
