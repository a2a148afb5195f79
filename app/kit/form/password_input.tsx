import { useState, type ComponentProps } from 'react'
import { Input } from '#app/kit/form/input'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'suffix' | 'prefix'>

export function PasswordInput({ autoComplete = 'current-password', ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)

  return (
    <Input
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label="Show password"
          className="-mx-2 h-8 rounded-2 px-2 hover:text-ink"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
      {...rest}
    />
  )
}
