import { Library } from 'lucide-react'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'wiki',
  layouts: { '*': 'either' },
  navigation: [
    {
      label: 'Wiki luxury',
      href: '/wiki/luxury',
      icon: Library,
      order: 65,
      places: ['explore', 'footer'],
    },
  ],
  palette: () => import('#app/wiki/ui/palette_articles'),
})
