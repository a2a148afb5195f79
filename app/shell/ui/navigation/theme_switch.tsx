import { useId } from 'react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from '#app/kit/hooks/use_theme'

const CHOICES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const

export function ThemeSwitch() {
  const name = useId()
  const { preference, setPreference } = useTheme()

  return (
    <fieldset className="flex items-center justify-between gap-4">
      <legend className="sr-only">Theme</legend>
      <span aria-hidden className="text-13 text-muted">
        Theme
      </span>
      <div className="flex">
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            title={label}
            className="relative grid size-9 place-items-center rounded-2 text-muted hover:text-ink has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={label}
              checked={preference === value}
              onChange={() => setPreference(value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <Icon size={18} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
