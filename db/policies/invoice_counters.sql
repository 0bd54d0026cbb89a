create policy payments on invoice_counters using (actor_system() = 'payments');
