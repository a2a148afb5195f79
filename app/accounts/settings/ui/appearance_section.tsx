import { Monitor, Moon, Sun } from 'lucide-react'
import { FieldGroup } from '#app/kit/form/field_group'
import type { Option } from '#app/kit/form/option'
import { RadioCards } from '#app/kit/form/radio_cards'
import type { ThemePreference } from '#app/kit/hooks/theme_rule'
import { useTheme } from '#app/kit/hooks/use_theme'
import { Section } from '#app/accounts/settings/ui/section'

const THEMES: readonly Option<ThemePreference>[] = [
  { value: 'light', label: 'Light', hint: 'Always', icon: Sun },
  { value: 'dark', label: 'Dark', hint: 'Always', icon: Moon },
  { value: 'system', label: 'System', hint: 'And dark in the evening', icon: Monitor },
]

export default function Appearance() {
  const { preference, setPreference } = useTheme()

  return (
    <Section title="Appearance" description="Applies to this browser only.">
      <FieldGroup legend="Theme">
        <RadioCards name="theme" options={THEMES} value={preference} onChange={setPreference} />
      </FieldGroup>
    </Section>
  )
}
