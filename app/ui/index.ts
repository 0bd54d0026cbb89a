export { Button, ButtonLink, ButtonRow, type ButtonVariant, DangerRow } from './button.tsx'
export { Card, CardList, Disclosure, LinkCard, MoreWays } from './card.tsx'
export { Checkbox, CheckboxGroup, RadioGroup } from './fields/choices.tsx'
export {
  HintAndErrors,
  PasswordInput,
  TextArea,
  TextInput,
  type TextInputProps,
} from './fields/field.tsx'
export { FieldGroups, FormField, FormFields } from './fields/form-field.tsx'
export { DefaultSubmit, FormGroup } from './fields/form-group.tsx'
export { withHelpLines } from './fields/help-lines.tsx'
export { HiddenText, ScreenOnly } from './fields/hidden.tsx'
export { Awaited, Checked, DownloadIcon, Noted } from './drawing/icons.tsx'
export { AreaRows, ChatButton, RowList, TitledRows } from './page/landing.tsx'
export {
  Large,
  Lead,
  Narrow,
  Page,
  PathEnd,
  SiteFooter,
  SiteHeader,
  SkipLink,
  SlimFooter,
} from './page/layout.tsx'
export { ErrorSummary, LiveNote, StatusLine, StatusMessage } from './page/messages.tsx'
export { Breadcrumb, Folded, InLine, Tabs, WithMenu } from './page/navigation.tsx'
export { QrCode } from './drawing/qr-code.tsx'
export { SearchField, SearchForm } from './fields/search-form.tsx'
export { Sheet } from './sheet.tsx'
export { hasSheet } from './sheet.css.ts'
export { type SummaryItem, SummaryList } from './summary-list.tsx'
export type { Area } from './drawing/symbol-paths.ts'
export { OfAnother } from './fields/of-another.ts'
export { WordsContext } from './fields/words.ts'
