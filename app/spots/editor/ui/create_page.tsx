/** The same component, so that a new spot stays as it is on screen once it has an address. */
export { default } from '#app/spots/editor/ui/edit_page'
