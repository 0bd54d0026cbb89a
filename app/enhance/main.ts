/** The one script of the pages without hydration. Every behaviour is an addition to plain markup. */
document.documentElement.classList.add('js')
