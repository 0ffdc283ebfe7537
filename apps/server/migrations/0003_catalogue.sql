CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"package_key" text,
	"parts" jsonb,
	"tracking_type" text,
	"categories" jsonb,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"market" text NOT NULL,
	"visitor_hash" text,
	"customer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"key" text PRIMARY KEY NOT NULL,
	"label_type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_brands" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image_file" text,
	CONSTRAINT "product_brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "series_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_choices" (
	"package_key" text NOT NULL,
	"part_key" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	CONSTRAINT "package_choices_package_key_part_key_sku_pk" PRIMARY KEY("package_key","part_key","sku")
);
--> statement-breakpoint
CREATE TABLE "package_parts" (
	"package_key" text NOT NULL,
	"part_key" text NOT NULL,
	"position" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "package_parts_package_key_part_key_pk" PRIMARY KEY("package_key","part_key"),
	CONSTRAINT "package_parts_quantity" CHECK ("package_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_key" text NOT NULL,
	"category_key" text NOT NULL,
	CONSTRAINT "product_categories_product_key_category_key_pk" PRIMARY KEY("product_key","category_key")
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_labels" (
	"product_key" text NOT NULL,
	"label_key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_labels_product_key_label_key_pk" PRIMARY KEY("product_key","label_key")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_items" (
	"list_key" text NOT NULL,
	"code" text NOT NULL,
	"sku" text NOT NULL,
	"package_key" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_list_items_list_key_code_pk" PRIMARY KEY("list_key","code")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"list_key" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"visitor_hash" text,
	"customer_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_endings" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"brand" text NOT NULL,
	"product_key" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_views_brand_product_key_visitor_hash_pk" PRIMARY KEY("brand","product_key","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "sales_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"brand" text NOT NULL,
	"market" text NOT NULL,
	"quantity" integer NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "sales_log_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sales_log_quantity" CHECK ("sales_log"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_forecasts" (
	"sku" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"available" integer NOT NULL,
	"sold_in_14_days" integer NOT NULL,
	"stock_out_at" timestamp with time zone,
	CONSTRAINT "stock_forecasts_sku_computed_at_pk" PRIMARY KEY("sku","computed_at")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"key" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"opening_hours" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_entries" DROP CONSTRAINT "price_entries_sku_variants_sku_fk";
--> statement-breakpoint
ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_levels_sku_variants_sku_fk";
--> statement-breakpoint
DROP INDEX "price_entries_current";--> statement-breakpoint
DROP INDEX "variants_product";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "page_type" text DEFAULT 'CategoryPage' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_entries" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "material_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "points" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "care" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "assembly" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "series_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "product_brand_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colour_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measurements" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "accessory_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "size_key" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "width_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "depth_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "height_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_kg" double precision;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "listing" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_choices" ADD CONSTRAINT "package_choices_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_parts" ADD CONSTRAINT "package_parts_package_key_products_key_fk" FOREIGN KEY ("package_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_key_categories_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."categories"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_labels" ADD CONSTRAINT "product_labels_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_labels" ADD CONSTRAINT "product_labels_label_key_labels_key_fk" FOREIGN KEY ("label_key") REFERENCES "public"."labels"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_list_key_shopping_lists_list_key_fk" FOREIGN KEY ("list_key") REFERENCES "public"."shopping_lists"("list_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_endings" ADD CONSTRAINT "price_endings_entry_id_price_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."price_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_cart" ON "cart_lines" USING btree ("cart_id","position");--> statement-breakpoint
CREATE INDEX "carts_visitor" ON "carts" USING btree ("visitor_hash","brand","market");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_key");--> statement-breakpoint
CREATE INDEX "product_documents_product" ON "product_documents" USING btree ("product_key","language","position");--> statement-breakpoint
CREATE INDEX "shopping_lists_visitor" ON "shopping_lists" USING btree ("visitor_hash","brand");--> statement-breakpoint
CREATE INDEX "price_endings_entry" ON "price_endings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "product_views_time" ON "product_views" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "sales_log_sku" ON "sales_log" USING btree ("sku","sold_at");--> statement-breakpoint
CREATE INDEX "sales_log_time" ON "sales_log" USING btree ("sold_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_series_key_series_key_fk" FOREIGN KEY ("series_key") REFERENCES "public"."series"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_brand_key_product_brands_key_fk" FOREIGN KEY ("product_brand_key") REFERENCES "public"."product_brands"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_key_suppliers_key_fk" FOREIGN KEY ("supplier_key") REFERENCES "public"."suppliers"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_key","position");--> statement-breakpoint
CREATE INDEX "price_entries_changes" ON "price_entries" USING btree ("brand","market","starts_at");--> statement-breakpoint
CREATE INDEX "products_series" ON "products" USING btree ("series_key","position");--> statement-breakpoint
CREATE INDEX "price_entries_current" ON "price_entries" USING btree ("sku","brand","market","starts_at");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_key","position");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "series";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group" CHECK ("products"."sold_in_groups_of" > 0);--> statement-breakpoint
INSERT INTO "product_categories" ("product_key", "category_key") SELECT "key", "category_key" FROM "products";--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is a log: rows are added, never changed or deleted', TG_TABLE_NAME;
END;
$$;--> statement-breakpoint
CREATE TRIGGER price_entries_append_only BEFORE UPDATE OR DELETE ON "price_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER price_endings_append_only BEFORE UPDATE OR DELETE ON "price_endings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER stock_forecasts_append_only BEFORE UPDATE OR DELETE ON "stock_forecasts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
