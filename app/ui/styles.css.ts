/*
 * Every style of the house, in the order of the cascade: the app imports this one module, once, and
 * the site has one stylesheet.
 */
import './theme.css.ts'
import './global.css.ts'
import './symbols.css.ts'
import './area.css.ts'
import './layout.css.ts'
import './navigation.css.ts'
import './card.css.ts'
import './summary-list.css.ts'
import './prose.css.ts'
import './landing.css.ts'
import './messages.css.ts'
import './dialog.css.ts'
import './form.css.ts'
import './button.css.ts'
import './focus.css.ts'
