ALTER TABLE "sales_log" ADD COLUMN "order_key" text;--> statement-breakpoint
CREATE INDEX "sales_log_order" ON "sales_log" USING btree ("order_key");