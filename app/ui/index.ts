export { Button, ButtonLink, ButtonRow, type ButtonVariant, DangerRow } from './button.tsx'
export { AreaHeading, Card, CardList, Disclosure, LinkCard } from './card.tsx'
export { Checkbox, RadioGroup } from './choices.tsx'
export { Cover, Moment } from './cover.tsx'
export { HintAndErrors, PasswordInput, TextArea, TextInput, type TextInputProps } from './field.tsx'
export { FieldGroups, FormField, FormFields } from './form-field.tsx'
export { DefaultSubmit, FormGroup } from './form-group.tsx'
export { ScreenOnly } from './hidden.tsx'
export { DownloadIcon } from './icons.tsx'
export { ChatButton, Hero, Letter, Part, Points, Questions, Rows, SplitPart } from './landing.tsx'
export {
  Large,
  Lead,
  Narrow,
  Page,
  SiteFooter,
  SiteHeader,
  SkipLink,
  SlimFooter,
} from './layout.tsx'
export { ErrorSummary, LiveNote, StatusMessage } from './messages.tsx'
export {
  BesideSteps,
  Breadcrumb,
  Folded,
  InLine,
  StepProgress,
  Tabs,
  WithMenu,
} from './navigation.tsx'
export { Meta, Prose, Spread } from './prose.tsx'
export { Waterside } from './scene.tsx'
export { QrCode } from './qr-code.tsx'
export { SearchForm } from './search-form.tsx'
export { Sheet } from './sheet.tsx'
export { hasSheet } from './sheet.css.ts'
export { type SummaryItem, SummaryList } from './summary-list.tsx'
export type { Area } from './symbol-paths.ts'
export { WordsContext } from './words.ts'
