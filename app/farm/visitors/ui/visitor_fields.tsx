import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'

/** What shows its own error; that of anything else is the form’s to tell. */
export const VISITOR_FAULTS = ['name', 'email', 'phone', 'consent'] as const

interface FirstFields {
  name: string
  email: string
  phone?: string | null
  has_agent?: boolean | null
  consent?: boolean
}

interface VisitorFieldsProps {
  errors: Partial<Record<(typeof VISITOR_FAULTS)[number], string>>
  consentWords: string
  /** to begin with */
  first?: FirstFields | null
  /** for a tablet that many people use */
  isShared?: boolean
}

/** What somebody says of themselves: at home, and at the door. */
export function VisitorFields({ errors, consentWords, first, isShared }: VisitorFieldsProps) {
  const fill = (name: string) => (isShared ? 'off' : name)
  return (
    <>
      <Field label="Your name" error={errors.name}>
        <Input name="name" autoComplete={fill('name')} defaultValue={first?.name} />
      </Field>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Email" error={errors.email}>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete={fill('email')}
            autoCapitalize="none"
            defaultValue={first?.email}
          />
        </Field>
        <Field label="Phone" error={errors.phone} isOptional>
          <Input
            name="phone"
            type="tel"
            autoComplete={fill('tel')}
            defaultValue={first?.phone ?? undefined}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="label mb-2">Are you working with an agent?</legend>
        <div className="flex gap-6">
          {(['yes', 'no'] as const).map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="has_agent"
                value={value}
                defaultChecked={first?.has_agent === (value === 'yes')}
                className="size-5 accent-brass"
              />
              {value === 'yes' ? 'Yes' : 'No'}
            </label>
          ))}
        </div>
      </fieldset>
      <Checkbox
        name="consent"
        value="true"
        label={consentWords}
        defaultChecked={first?.consent}
        error={errors.consent}
      />
    </>
  )
}
