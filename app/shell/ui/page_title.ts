/** `<page name> - vesta`, the document title of every page. */
export function pageTitle(name: string): string {
  return name ? `${name} - ${document_app_name()}` : document_app_name()
}

function document_app_name(): string {
  return import.meta.env.VITE_APP_NAME ?? 'vesta'
}
