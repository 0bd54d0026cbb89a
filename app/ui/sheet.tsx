import type { ReactNode } from 'react'
import { sheet } from './sheet.css.ts'

/**
 * A question at the foot of the page, which the page can be used without answering. The script makes
 * it a dialog that must be answered.
 *
 * @param label id of its heading
 */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dialog open aria-labelledby={label} className={sheet} data-plain="">
      {children}
    </dialog>
  )
}
