/** Of Inertia’s progress bar: a visit that ends within 250 ms shows none. `app.css` paints it. */
export const VISIT_PROGRESS = { delay: 250, includeCSS: false, showSpinner: false }
