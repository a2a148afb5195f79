import type { AgentContent } from '#app/properties/contract/component_content'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PartSection } from '#app/properties/ui/components/editor/part_section'
import { PartText } from '#app/properties/ui/components/editor/part_text'

const FIELDS: readonly { name: keyof AgentContent; label: string; placeholder?: string }[] = [
  { name: 'name', label: 'Agent’s name' },
  { name: 'role', label: 'Role', placeholder: 'Listing agent' },
  { name: 'phone', label: 'Phone', placeholder: '+39 0185 123 456' },
  { name: 'email', label: 'Public email' },
  { name: 'website', label: 'Website', placeholder: 'https://example.com' },
  { name: 'license', label: 'License number' },
]

export function AgentSection() {
  const { session, state } = useEditor()
  const { agent } = state.draft.parts
  return (
    <PartSection
      part="agent"
      title="Agent and contact"
      hint="Anyone who opens the page can see these."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, placeholder }) => (
          <PartText
            key={name}
            label={label}
            placeholder={placeholder}
            value={agent[name]}
            onChange={(text) => session.editPart('agent', { [name]: text })}
          />
        ))}
      </div>
    </PartSection>
  )
}
